import type { ReactNode } from 'react';

/** The lines above the name of an output: its tool, then its date (docs/product/outputs.md#name-of-an-output). */
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
    <span className="num block min-w-0">
      <span id={id} translate="no" className="block wrap-anywhere">
        {source}
      </span>
      <span className="block whitespace-nowrap">{date}</span>
    </span>
  );
}
