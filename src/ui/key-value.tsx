import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface KeyValueProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Less padding, for tooltips and summaries. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

/** A description list: labels at the left, values at the right. */
export function KeyValue({ items, dense, className }: KeyValueProps) {
  return (
    <dl className={cx('divide-y divide-line', className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={cx('flex justify-between gap-4', dense ? 'py-[7px]' : 'py-3')}>
          <dt className="text-muted">{label}</dt>
          <dd className="num min-w-0 text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
