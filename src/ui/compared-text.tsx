import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from './icon';

/** One of two texts beside each other, of which a checkbox chooses one; in a `dl`. */
export function ComparedText({
  term,
  result,
  isNew = false,
  children,
}: {
  term: string;
  /** What happens to the text if it is the chosen one; `null` for the other text. */
  result: string | null;
  /** It replaces the other text if it is chosen. */
  isNew?: boolean;
  children: ReactNode;
}) {
  const isUsed = result !== null;
  return (
    <div
      className={cx(
        'min-w-0 rounded-panel border px-3.5 py-3',
        !isUsed && 'border-line text-muted',
        isUsed && 'text-ink shadow-card',
        isUsed && (isNew ? 'border-brand bg-brand-tint ring-1 ring-brand' : 'border-line-strong'),
      )}
    >
      <dt className="mb-1 flex flex-wrap items-center gap-x-1.5 text-12 text-muted">
        <span>{term}</span>
        {isUsed && (
          <span
            className={cx(
              'ml-auto inline-flex items-center gap-1 font-medium',
              isNew ? 'text-brand' : 'text-ink-2',
            )}
          >
            <Icon of={Check} size={14} />
            <span>{result}</span>
          </span>
        )}
      </dt>
      {children}
    </div>
  );
}
