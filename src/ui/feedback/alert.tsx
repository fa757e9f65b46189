import { useId, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { cx } from '@/lib/cx';
import { focusOnMount } from '@/lib/react/focus-on-mount';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';

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
  /**
   * Focused as it mounts, as the result of what was sent: it may be out of view. Its text is its
   * description, because as a name it would be found as the label of a field that it mentions.
   */
  takesFocus?: boolean | undefined;
  className?: string | undefined;
}

/** An inline message; role `alert` for errors, else `status`. */
export function Alert({
  tone,
  title,
  children,
  action,
  onDismiss,
  takesFocus = false,
  className,
}: AlertProps) {
  const textId = useId();
  const { box, iconColor, icon } = STYLES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(takesFocus && {
        ref: focusOnMount,
        tabIndex: -1,
        'aria-label': title ?? (tone === 'danger' ? 'Error' : 'Notice'),
        'aria-describedby': textId,
      })}
      className={cx(
        'flex flex-wrap gap-x-[12px] gap-y-2 rounded-panel border px-[16px] py-3.5 outline-none',
        box,
        className,
      )}
    >
      {/* Beside a higher action, a text of one line is centred with its icon. With large text the
          action has a line of its own. */}
      <div className="flex min-w-0 flex-[1_1_6rem] gap-[12px] self-center">
        <Icon of={icon} className={cx('mt-0.5', iconColor)} />
        <div className="min-w-0 flex-1 text-ink-2">
          {title && <p className="font-semibold text-ink">{title}</p>}
          <div id={textId}>{children}</div>
        </div>
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
