import type { ReactNode } from 'react';

/**
 * The line above the name of an output: its tool and its date
 * (docs/product/outputs.md#name-of-an-output).
 */
export function OutputSource({
  id,
  source,
  date,
}: {
  /** The id of the element with the tool. */
  id?: string;
  source: ReactNode;
  date: string;
}) {
  return (
    <span className="num block min-w-0 wrap-anywhere">
      <span id={id} translate="no">
        {source}
      </span>
      <span aria-hidden> · </span>
      <span className="whitespace-nowrap">{date}</span>
    </span>
  );
}
