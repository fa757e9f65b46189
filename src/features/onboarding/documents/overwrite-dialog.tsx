import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { cx } from '@/lib/cx';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import { listOverwrites, selectedCandidates } from '@/resources/onboarding/documents/overwrite';
import type { Candidates, OverwriteRow } from '@/resources/onboarding/documents/overwrite';
import { overwriteMutation } from '@/resources/onboarding/documents/queries';
import type { Answers } from '@/resources/onboarding/questionnaire/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Alert } from '@/ui/feedback/alert';
import { showToast } from '@/ui/feedback/toast';
import { Checkbox } from '@/ui/form/checkbox';
import { Reason } from '@/ui/tooltip/reason';
import { ClampedText } from './clamped-text';

export interface OverwriteDialogProps {
  memberKey: string;
  candidates: Candidates;
  /** The member's current answers, also unsaved ones. */
  answers: Answers;
  /** Called after Cancel and after a successful overwrite, also one that ends after an unmount. */
  onDecided: () => void;
}

const IN_FLIGHT = 'Your answers are being overwritten.';
const FAILED = 'Your answers were not overwritten.';
const NONE_SELECTED = 'Tick the new answers you want, or cancel.';

/**
 * Asks whether answers from documents replace the member's own: a sentence for one answer, a list
 * with ticks for several (docs/product/documents.md#overwrite).
 */
export function OverwriteDialog({
  memberKey,
  candidates,
  answers,
  onDecided,
}: OverwriteDialogProps) {
  const { mutateAsync, isPending, error } = useMutation(overwriteMutation);
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const rows = listOverwrites(candidates, answers);
  const [single, ...others] = rows;
  const isSingle = single !== undefined && others.length === 0;
  const count = rows.filter(({ key }) => !deselected.has(key)).length;

  const { run: overwrite } = useAction(
    () => mutateAsync({ memberKey, candidates: selectedCandidates(candidates, deselected) }),
    {
      onDone: onDecided,
      // While the dialog is open, it shows the error of the mutation.
      onError: (failure, isMounted) => {
        if (!isMounted) showToast('error', `${FAILED} ${documentsErrorMessage(failure)}`);
      },
    },
  );

  return (
    <Dialog
      open
      isQuestion
      size={isSingle ? 'md' : 'pairs'}
      title={isSingle ? 'Overwrite your answer?' : 'Overwrite your answers?'}
      description={
        isSingle
          ? `Your documents answer “${single.label}” differently.`
          : `Your documents answer ${rows.length} questions differently. Tick the new answers you want.`
      }
      // The dialog stays open during the request, to show its result.
      onOpenChange={() => !isPending && onDecided()}
      headExtra={
        !isSingle && (
          <SelectAll
            count={count}
            total={rows.length}
            disabled={isPending}
            onChange={(isSelected) =>
              setDeselected(new Set(isSelected ? [] : rows.map(({ key }) => key)))
            }
          />
        )
      }
      footer={
        <>
          <Reason text={isPending ? IN_FLIGHT : undefined}>
            <Button data-autofocus variant="secondary" className="ml-auto" onClick={onDecided}>
              Cancel
            </Button>
          </Reason>
          <Reason text={count === 0 ? NONE_SELECTED : undefined}>
            <Button busy={isPending} busyLabel="Overwriting..." onClick={() => void overwrite()}>
              {overwriteLabel(count, rows.length)}
            </Button>
          </Reason>
        </>
      }
    >
      {error && (
        <Alert tone="danger" title={FAILED} className="my-4">
          <p className="wrap-anywhere">{documentsErrorMessage(error)}</p>
        </Alert>
      )}
      {isSingle ? (
        <OverwriteSentence row={single} />
      ) : (
        <ul role="list" className="divide-y divide-line">
          {rows.map((row) => (
            <OverwritePair
              key={row.key}
              row={row}
              isSelected={!deselected.has(row.key)}
              disabled={isPending}
              onToggle={() => setDeselected(toggled(deselected, row.key))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The set with a key added or, if it has it, removed. */
function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** What Overwrite replaces, for a single answer. */
function OverwriteSentence({ row: { before, after } }: { row: OverwriteRow }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      <span>{before.trim() === '' ? 'Your answer would be ' : 'It would replace '}</span>
      {before.trim() !== '' && (
        <>
          <q>
            <ClampedText text={before} />
          </q>
          <span> with </span>
        </>
      )}
      {after.trim() === '' ? (
        <span>an empty answer</span>
      ) : (
        <q className="font-medium">
          <ClampedText text={after} />
        </q>
      )}
    </p>
  );
}

/** A checkbox for all answers, with the number of the selected ones. */
function SelectAll({
  count,
  total,
  disabled,
  onChange,
}: {
  count: number;
  total: number;
  disabled: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="mt-4 flex items-center gap-4 border-y border-line bg-canvas px-6 py-3 max-sm:mt-3 max-sm:px-4">
      <label
        htmlFor={id}
        className="relative flex items-center gap-3.5 font-medium after:absolute after:inset-x-0 after:-inset-y-3"
      >
        <Checkbox
          id={id}
          checked={count === total}
          mixed={count > 0 && count < total}
          disabled={disabled}
          onChange={() => onChange(count < total)}
        />
        <span>Select all</span>
      </label>
      <p role="status" className="num ml-auto text-muted">
        {`${count} of ${total} selected`}
      </p>
    </div>
  );
}

/** Counts the answers unless all or none of them are selected. */
function overwriteLabel(count: number, total: number): string {
  if (count === 0 || count === total) return 'Overwrite';
  return count === 1 ? 'Overwrite 1 answer' : `Overwrite ${count} answers`;
}

interface PairProps {
  row: OverwriteRow;
  /** The new answer replaces the member's. */
  isSelected: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** An answer of the member beside the one from the documents, with a checkbox for the new one. */
function OverwritePair({ row, isSelected, disabled, onToggle }: PairProps) {
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
        <AnswerText term="Your answer" text={before} isKept={!isSelected} />
        <AnswerText term="From your documents" text={after} isKept={isSelected} />
      </dl>
    </li>
  );
}

function AnswerText({ term, text, isKept }: { term: string; text: string; isKept: boolean }) {
  return (
    <div
      className={cx(
        'rounded-control border px-3.5 py-2.5',
        isKept ? 'border-brand bg-brand-tint' : 'border-line text-muted',
      )}
    >
      <dt className="text-12 text-muted">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">
        {text.trim() === '' ? 'Empty' : <ClampedText text={text} />}
      </dd>
    </div>
  );
}
