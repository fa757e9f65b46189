import type { ReactNode } from 'react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Spinner } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';

export interface AccessFrameProps {
  /** The accessible name of the region. */
  label: string;
  tone?: 'plain' | 'warning';
  /** At the left of the title. */
  icon?: ReactNode;
  /** The first line: the cost, or why the tool cannot be launched. */
  title: ReactNode;
  titleId?: string;
  /** Whether the title is a heading: it is for a notice, and not for a cost or a spinner. */
  isHeading?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
  /** A row below, over the whole width. */
  footer?: ReactNode;
}

/**
 * The panel of a tool's page: at the left the cost, or why the tool cannot be launched; at the
 * right the actions (docs/product/catalogue.md#tool-page).
 */
export function AccessFrame({
  label,
  tone = 'plain',
  icon,
  title,
  titleId,
  isHeading = false,
  children,
  actions,
  footer,
}: AccessFrameProps) {
  const isWarning = tone === 'warning';
  // Not a paragraph, because the title may be a spinner, which is one.
  const Title = isHeading ? 'h2' : 'div';
  return (
    <section
      aria-label={label}
      className={cx(cardClass, 'mt-4 overflow-hidden sm:mt-6', isWarning && 'border-warning-line')}
    >
      <div
        className={cx(
          'flex min-h-20 flex-wrap items-center gap-4 p-4 sm:p-5',
          isWarning && 'bg-warning-tint',
        )}
      >
        <div className="flex min-w-0 flex-[1_1_15rem] items-center gap-3.5">
          {icon}
          <div className="min-w-0 text-pretty text-ink-2">
            <Title id={titleId} className="text-16 font-semibold text-ink">
              {title}
            </Title>
            {children}
          </div>
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col-reverse">
            {actions}
          </div>
        )}
      </div>
      {footer && (
        <div
          className={cx(
            'divide-y border-t bg-surface empty:hidden',
            isWarning ? 'divide-warning-line border-warning-line' : 'divide-line border-line',
          )}
        >
          {footer}
        </div>
      )}
    </section>
  );
}

/** The access panel while the data that it depends on is loading. */
export function AccessSkeleton({
  text,
  isOneLine,
  footer,
}: {
  /** The text of a spinner, which replaces the skeleton of the title. */
  text: string | undefined;
  /** Whether the panel has no line below its title. */
  isOneLine: boolean;
  footer: ReactNode;
}) {
  return (
    <AccessFrame
      label="Cost and launch"
      icon={<Skeleton className="size-5 rounded-full" />}
      title={
        text === undefined ? (
          <Skeleton className="my-1 h-4 w-44 rounded-mark" />
        ) : (
          <Spinner className="my-0.5 text-14 font-normal">{text}</Spinner>
        )
      }
      actions={
        <>
          <Skeleton className="h-10 w-56 max-w-full rounded-control max-sm:h-11 max-sm:w-full" />
          <Skeleton className="h-10 w-33 rounded-control max-sm:h-11 max-sm:w-full" />
        </>
      }
      footer={footer}
    >
      {!isOneLine && <Skeleton className="my-1 h-3 w-32 rounded-mark" />}
    </AccessFrame>
  );
}

export const rowClass = 'num flex min-h-11 items-center gap-2 px-4 py-3 sm:px-5';

/** A link in the footer of the panel. */
export function AccessRow({
  icon,
  children,
  ...link
}: Omit<LinkProps, 'className'> & { icon: LucideIcon; children: string }) {
  return (
    <Link
      {...link}
      className={`${rowClass} font-medium text-brand -outline-offset-2 hover:bg-canvas`}
    >
      <Icon of={icon} className="text-muted" />
      <span>{children}</span>
      <Icon of={ChevronRight} className="ml-auto text-muted" />
    </Link>
  );
}

/** A row of the footer that is loading. */
export function AccessRowSkeleton() {
  return (
    <div aria-hidden className={rowClass}>
      <Skeleton className="my-0.5 h-4 w-56 max-w-full rounded-mark" />
    </div>
  );
}
