import type { ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { PageHeading } from '@/ui/page-heading';

interface PanelProps {
  icon: LucideIcon;
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** A button, or a link styled as one. */
  action?: ReactNode;
  /** Without a card, for use in a dialog or another card. */
  bare?: boolean | undefined;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

function Panel({
  icon,
  title,
  text,
  action,
  bare,
  level = 2,
  className,
  iconClassName,
}: PanelProps & { iconClassName: string }) {
  const Heading = level === 1 ? PageHeading : (`h${level}` as const);
  return (
    <div className={cx(bare ? 'py-8' : `${cardClass} px-6 py-10`, className)}>
      <div className={cx('mb-4 grid size-12 place-items-center rounded-panel', iconClassName)}>
        <Icon of={icon} size={20} />
      </div>
      <Heading className="text-16 font-semibold">{title}</Heading>
      <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

/** A panel for an empty list, with an optional action. */
export function EmptyPanel(props: PanelProps) {
  return <Panel {...props} iconClassName="bg-sunken text-ink-2" />;
}

/** An alert in place of a part that failed to load, with an optional action. */
export function ErrorPanel({
  icon = CloudOff,
  title = 'Something went wrong',
  ...rest
}: Omit<PanelProps, 'icon' | 'title'> & Partial<Pick<PanelProps, 'icon' | 'title'>>) {
  return (
    <div role="alert">
      <Panel icon={icon} title={title} {...rest} iconClassName="bg-danger-tint text-danger" />
    </div>
  );
}
