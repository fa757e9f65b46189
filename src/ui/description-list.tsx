import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface DescriptionListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Less padding, for tooltips. */
  dense?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A description list: labels at the left, values at the right. A value that would be narrower than
 * 7 rem and than its text is below its label.
 */
export function DescriptionList({ items, dense, className }: DescriptionListProps) {
  return (
    <dl className={cx('divide-y divide-line', className)}>
      {items.map(({ label, value }) => (
        <div
          key={label}
          className={cx('flex flex-wrap justify-between gap-x-4', dense ? 'py-[7px]' : 'py-3')}
        >
          <dt className="text-muted">{label}</dt>{' '}
          <dd className="num ml-auto w-28 max-w-max min-w-0 grow text-right font-medium">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
