import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import { cardClass } from './card';
import { Icon } from './icon';

interface PanelProps {
  icon: LucideIcon;
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** One way on: a button or a link that looks like one. */
  action?: ReactNode;
  /** Without the card around it, inside a dialog or another card. */
  bare?: boolean | undefined;
  /** The title's place in the page's outline. */
  level?: 2 | 3 | undefined;
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
  tile,
}: PanelProps & { tile: string }) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(bare ? 'py-8' : `${cardClass} px-6 py-10`, className)}>
      <div className={cx('mb-4 grid size-12 place-items-center rounded-panel', tile)}>
        <Icon of={icon} size={20} />
      </div>
      <Heading className="text-16 font-semibold">{title}</Heading>
      <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

/** Nothing to show, and the way on. */
export function EmptyPanel(props: PanelProps) {
  return <Panel {...props} tile="bg-sunken text-ink-2" />;
}

/** What failed, in the place of what failed, and the way on; screen readers hear it at once. */
export function ErrorPanel({
  icon = CloudOff,
  title = 'Something went wrong',
  ...rest
}: Omit<PanelProps, 'icon' | 'title'> & Partial<Pick<PanelProps, 'icon' | 'title'>>) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      // A retry that worked takes its button away: the focus stays in the page or dialog around it.
      if (element?.contains(document.activeElement)) {
        element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <div ref={panel} role="alert">
      <Panel icon={icon} title={title} {...rest} tile="bg-danger-tint text-danger" />
    </div>
  );
}
