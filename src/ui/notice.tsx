import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { cx } from '@/lib/cx';
import { IconButton } from './button';
import { Icon } from './icon';

export interface NoticeProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** At the right; below the text on phones. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A yellow notice with a warning icon and an optional action. */
export function Notice({ title, children, action, className }: NoticeProps) {
  return (
    <section
      aria-label={title}
      className={cx(
        'flex gap-3.5 rounded-card border border-warning-line bg-warning-tint px-5 py-4.5 max-sm:flex-wrap',
        className,
      )}
    >
      <Icon of={TriangleAlert} size={20} className="mt-0.5 text-warning" />
      <div className="min-w-0 flex-1">
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="mt-0.5 max-w-[56ch] text-ink-2">{children}</p>
      </div>
      {action && <div className="self-center max-sm:basis-full max-sm:pl-[34px]">{action}</div>}
    </section>
  );
}

type AlertTone = 'danger' | 'warn' | 'pos' | 'info';

const STYLES = {
  danger: { box: 'border-danger-line bg-danger-tint', iconColor: 'text-danger', icon: CircleAlert },
  warn: {
    box: 'border-warning-line bg-warning-tint',
    iconColor: 'text-warning',
    icon: TriangleAlert,
  },
  pos: {
    box: 'border-positive-line bg-positive-tint',
    iconColor: 'text-positive',
    icon: CircleCheck,
  },
  info: { box: 'border-line bg-canvas', iconColor: 'text-muted', icon: Info },
} as const;

export interface AlertProps {
  tone: AlertTone;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  /** Adds a close button. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

/** An inline message; role `alert` for errors, else `status`. */
export function Alert({ tone, title, children, action, onDismiss, className }: AlertProps) {
  const { box, iconColor, icon } = STYLES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-panel border px-4 py-3.5', box, className)}
    >
      <Icon of={icon} className={cx('mt-0.5', iconColor)} />
      <div className="min-w-0 flex-1 text-ink-2">
        {title && <p className="font-semibold text-ink">{title}</p>}
        <div>{children}</div>
      </div>
      {action}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={X}
          iconSize={16}
          size="sm"
          className="-my-1.5 -mr-2"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
