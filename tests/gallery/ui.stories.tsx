import { useId, useState } from 'react';
import { Compass, Download, Info, Pin, Settings, Trash2 } from 'lucide-react';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { Chip, ChipRow } from '@/ui/chip';
import { CreditCoin } from '@/ui/credit-coin';
import { DescriptionList } from '@/ui/description-list';
import { Icon } from '@/ui/icon';
import { Logo } from '@/ui/logo';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { TabPanel, Tabs } from '@/ui/tabs';
import { Tag } from '@/ui/tag';
import { LONG_WORD, SENTENCE, State, Used } from './state';

const VARIANTS = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'link'] as const;
const SIZES = ['sm', 'bar', 'md', 'lg'] as const;

export function Buttons() {
  return VARIANTS.map((variant) => (
    <State key={variant} name={variant}>
      <Button variant={variant}>
        <Icon of={Download} />
        Download
      </Button>
      <Button variant={variant} busy busyLabel="Downloading...">
        Download
      </Button>
      <Button variant={variant} aria-disabled>
        Disabled
      </Button>
    </State>
  ));
}

export function ButtonSizes() {
  return (
    <>
      {SIZES.map((size) => (
        <State key={size} name={size}>
          <Button size={size}>Save</Button>
          <IconButton size={size} label="Settings" icon={Settings} />
          <IconButton size={size} variant="secondary" label="Pin" icon={Pin} />
        </State>
      ))}
      <State wide name="block, wraps in a narrow container">
        <div className="w-48">
          <Button block>{SENTENCE}</Button>
        </div>
      </State>
    </>
  );
}

export function Badges() {
  return (
    <>
      <State name="on an image">
        <div className="flex flex-wrap gap-3 rounded-card bg-muted p-4">
          <Badge tone="available">Available</Badge>
          <Badge tone="locked">Locked</Badge>
          <Badge tone="soon" short="Soon">
            Coming Soon
          </Badge>
        </div>
      </State>
      <State name="on a surface">
        {(['pos', 'warn', 'neg', 'brand', 'grey'] as const).map((tone) => (
          <Badge key={tone} tone={tone} icon={<Icon of={Info} size={14} />}>
            {tone}
          </Badge>
        ))}
      </State>
    </>
  );
}

export function Tags() {
  return (
    <>
      <State name="on a surface">
        <Tag>#copywriting</Tag>
        <Tag>{LONG_WORD}</Tag>
      </State>
      <State name="on an image">
        <div className="rounded-card bg-ink p-4">
          <Tag onImage>#copywriting</Tag>
        </div>
      </State>
    </>
  );
}

const CHIPS = ['ideation', 'sales', 'purpose', 'content', 'utility', 'learning', 'assessment'];

export function Chips() {
  const [pressed, setPressed] = useState('sales');
  return (
    <ChipRow label="Categories">
      {CHIPS.map((name) => (
        <Chip
          key={name}
          icon={<Icon of={Compass} />}
          pressed={name === pressed}
          onClick={() => setPressed(name)}
        >
          {name}
        </Chip>
      ))}
      <Chip pressed>Pressed</Chip>
      <Chip pressed={false}>Without icon</Chip>
    </ChipRow>
  );
}

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg"><path fill="teal" d="M0 0h99v99z"/></svg>',
  );

export function Avatars() {
  return (
    <>
      <State name="picture; fallback and letter of one that failed to load">
        <Avatar src={PICTURE} name="Maya" label="Maya Lindqvist" />
        <Avatar src="data:," fallback={PICTURE} name="Maya" />
        <Avatar src="data:," name="Maya" />
      </State>
      <State name="no picture; no name">
        <Avatar src={null} name="Élodie" />
        <Avatar src={null} name="" size={96} />
      </State>
    </>
  );
}

export function Brand() {
  return (
    <>
      <State name="logo, also compact">
        <Logo />
        <Logo compact />
      </State>
      <State name="credits">
        <CreditCoin />
        <CreditCoin outlined size={32} />
      </State>
    </>
  );
}

const ITEMS = [
  { label: 'Plan', value: 'Business' },
  { label: 'Credits', value: '1,284' },
  { label: 'A label that is long', value: SENTENCE },
  { label: 'Link', value: LONG_WORD },
];

export function DescriptionLists() {
  return (
    <>
      <State wide name="default">
        <Card className="max-w-md px-6">
          <DescriptionList items={ITEMS} />
        </Card>
      </State>
      <State wide name="dense">
        <Card className="max-w-60 px-4">
          <DescriptionList dense items={ITEMS.slice(0, 2)} />
        </Card>
      </State>
    </>
  );
}

const TABS = ['Credits', 'Transactions', 'Rewards', 'Platform costs', 'Agents', 'Settings'];

export function TabLists() {
  const idBase = useId();
  const [value, setValue] = useState('Rewards');
  return (
    <>
      <Tabs
        label="Usage"
        idBase={idBase}
        tabs={TABS.map((name) => ({ value: name, label: name }))}
        value={value}
        onChange={setValue}
      />
      <TabPanel idBase={idBase} value={value}>
        {value}
      </TabPanel>
    </>
  );
}

export function OpenMenu() {
  return (
    <div className="flex h-72 items-start justify-end sm:justify-start sm:pl-64">
      <Used by="press" shows="Settings">
        <Menu
          header={<p className="font-semibold">Maya Lindqvist</p>}
          trigger={
            <button type="button" className={buttonClass({ variant: 'secondary' })}>
              Menu
            </button>
          }
        >
          <MenuItem icon={Settings}>Settings</MenuItem>
          <MenuItem icon={Download} render={(content) => <a href="./">{content}</a>}>
            A link
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2}>Remove</MenuItem>
        </Menu>
      </Used>
    </div>
  );
}
