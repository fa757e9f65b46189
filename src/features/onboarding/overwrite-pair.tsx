import { useId } from 'react';
import { Check } from 'lucide-react';
import { cx } from '@/lib/cx';
import type { OverwriteRow } from '@/resources/onboarding/overwrite';
import { Checkbox } from '@/ui/checkbox';
import { Icon } from '@/ui/icon';
import { ClampedText } from './clamped-text';

interface PairProps {
  row: OverwriteRow;
  /** The new answer replaces the member's. */
  isSelected: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** An answer of the member beside the one from the documents, with a checkbox for the new one. */
export function OverwritePair({ row, isSelected, disabled, onToggle }: PairProps) {
  const id = useId();
  const { label, before, after } = row;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 py-5">
      <Checkbox id={id} checked={isSelected} disabled={disabled} onChange={onToggle} />
      <h3 className="font-semibold wrap-anywhere">
        <label
          htmlFor={id}
          className="relative block after:absolute after:-inset-y-3 after:inset-x-0"
        >
          {label}
        </label>
      </h3>
      <dl className="col-start-2 mt-2.5 grid gap-3 sm:grid-cols-2">
        <Version
          term="Your answer"
          text={before}
          emptyText="No answer yet"
          result={isSelected ? null : 'Stays'}
        />
        <Version
          term="From your documents"
          text={after}
          emptyText="Empty"
          result={isSelected ? 'Replaces yours' : null}
          isNew
        />
      </dl>
    </li>
  );
}

function Version({
  term,
  text,
  emptyText,
  result,
  isNew = false,
}: {
  term: string;
  text: string;
  emptyText: string;
  /** What happens to the text that will be kept; `null` for the other one. */
  result: string | null;
  isNew?: boolean;
}) {
  const isKept = result !== null;
  return (
    <div
      className={cx(
        'min-w-0 rounded-panel border px-3.5 py-3',
        !isKept && 'border-line text-muted',
        isKept && 'text-ink shadow-card',
        isKept && (isNew ? 'border-brand bg-brand-tint ring-1 ring-brand' : 'border-line-strong'),
      )}
    >
      <dt className="mb-1 flex flex-wrap items-center gap-x-1.5 text-12 text-muted">
        {term}
        {isKept && (
          <span
            className={cx(
              'ml-auto inline-flex items-center gap-1 font-medium',
              isNew ? 'text-brand' : 'text-ink-2',
            )}
          >
            <Icon of={Check} size={14} />
            {result}
          </span>
        )}
      </dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">
        {text.trim() === '' ? (
          <span className="text-muted">{emptyText}</span>
        ) : (
          <ClampedText text={text} />
        )}
      </dd>
    </div>
  );
}
