import { useId } from 'react';
import { Equal } from 'lucide-react';
import { cx } from '@/lib/cx';
import type { ComparedSection } from '@/resources/onboarding/business-profile/compare-profiles';
import { ComparedText } from '@/ui/compared-text';
import { Checkbox } from '@/ui/form/checkbox';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';

const GRID = 'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 py-5';

/** A section in the current and in the new text, with a checkbox for the new one. */
export function ComparedSectionRow({
  section,
  currentLabel,
  newLabel,
  isChosen,
  disabled,
  onToggle,
}: {
  section: ComparedSection;
  currentLabel: string;
  newLabel: string;
  /** The new text replaces the current one. */
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const { title, before, after, state } = section;
  if (state !== 'differs') {
    return (
      <li className={GRID}>
        <Icon of={Equal} className="mt-1 justify-self-center text-muted" />
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-16 font-semibold wrap-anywhere text-ink-2">{title}</h2>
          <p className="text-muted">
            {state === 'same' ? 'Same text in both' : 'Not written anew, stays as it is'}
          </p>
        </div>
      </li>
    );
  }
  return (
    <li className={GRID}>
      <span className="mt-0.5">
        <Checkbox
          id={id}
          aria-label={`Use the new text: ${title}`}
          checked={isChosen}
          disabled={disabled}
          onChange={onToggle}
        />
      </span>
      <h2 className="text-16 font-semibold wrap-anywhere">
        <label
          htmlFor={id}
          className="relative block after:absolute after:inset-x-0 after:-inset-y-3"
        >
          {title}
        </label>
      </h2>
      <dl className="col-start-2 mt-2.5 grid gap-3 max-sm:-ml-8.5 sm:grid-cols-2">
        <ComparedText
          term={currentLabel}
          result={isChosen ? null : before ? 'Stays' : 'Stays left out'}
        >
          <SectionBody
            body={before?.body}
            missing="Not in the current version"
            isUsed={!isChosen}
          />
        </ComparedText>
        <ComparedText term={newLabel} result={isChosen ? newResult(section) : null} isNew>
          <SectionBody body={after?.body} missing="Not in the new version" isUsed={isChosen} />
        </ComparedText>
      </dl>
    </li>
  );
}

function newResult({ before, after }: ComparedSection): string {
  if (!after) return 'Removes current';
  return before ? 'Replaces current' : 'Added';
}

/** Sizes of a section's Markdown, smaller than those of a document. */
const MARKDOWN =
  '[&_div]:space-y-2 [&_div]:text-14 [&_:is(h3,h4,h5,h6)]:text-16 [&_:is(p,li,td,th)]:text-14';

function SectionBody({
  body,
  missing,
  isUsed,
}: {
  /** `undefined` if the text has no such section. */
  body: string | undefined;
  /** Shown without the section. */
  missing: string;
  isUsed: boolean;
}) {
  return (
    <dd className={cx(MARKDOWN, !isUsed && '[&_*:not(a)]:text-muted')}>
      {body === undefined ? (
        <p className="text-muted">{missing}</p>
      ) : (
        <LazyMarkdown level={3}>{body}</LazyMarkdown>
      )}
    </dd>
  );
}
