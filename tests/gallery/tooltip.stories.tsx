import { ChartNoAxesColumn } from 'lucide-react';
import { Button, IconButton } from '@/ui/button';
import { Reason } from '@/ui/tooltip/reason';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { SENTENCE, Used } from './state';

export function Tooltips() {
  return (
    <div className="pb-24">
      <Used by="hover" shows={SENTENCE}>
        <Tooltip content={SENTENCE}>
          <IconButton label="Credit usage" icon={ChartNoAxesColumn} />
        </Tooltip>
      </Used>
    </div>
  );
}

function Panel({ tone }: { tone: 'paper' | 'ink' }) {
  return (
    <div className="flex justify-end pb-40 sm:justify-center">
      <Used by="press" shows={SENTENCE}>
        <Tooltip tone={tone} opensOnPress content={<p>{SENTENCE}</p>}>
          <Button variant="secondary">How we know</Button>
        </Tooltip>
      </Used>
    </div>
  );
}

export function PaperPanel() {
  return <Panel tone="paper" />;
}

export function InkPanel() {
  return <Panel tone="ink" />;
}

export function DisabledButton() {
  return (
    <div className="pt-16">
      <Used by="hover" shows={SENTENCE}>
        <Reason text={SENTENCE}>
          <Button>Buy credits</Button>
        </Reason>
      </Used>
    </div>
  );
}
