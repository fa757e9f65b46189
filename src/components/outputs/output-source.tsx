import type { ReactNode } from 'react';
import { creditsPhrase } from '@/resources/tools/cost';

/**
 * The lines above the name of an output: its tool, then its date and about what it cost
 * (docs/product/outputs.md#name-of-an-output). The date has a line of its own, which has room for the
 * cost, to avoid a layout shift when the cost is loaded.
 */
export function OutputSource({
  id,
  source,
  date,
  credits,
}: {
  /** The id of the element with the tool. */
  id?: string;
  source: ReactNode;
  date: string;
  /** `undefined` while the cost is unknown. */
  credits: number | undefined;
}) {
  return (
    <span className="num block min-w-0">
      <span id={id} translate="no" className="block wrap-anywhere">
        {source}
      </span>
      <span className="block">
        <span className="whitespace-nowrap">{date}</span>
        {credits !== undefined && (
          <>
            {' '}
            <span aria-hidden className="-mx-px">
              ·
            </span>{' '}
            <span className="whitespace-nowrap">{`about ${creditsPhrase(credits)}`}</span>
          </>
        )}
      </span>
    </span>
  );
}
