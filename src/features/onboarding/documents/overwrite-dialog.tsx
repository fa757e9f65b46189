import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { cx } from '@/lib/cx';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import { listOverwrites, selectedCandidates } from '@/resources/onboarding/documents/overwrite';
import type { Candidates, OverwriteRow } from '@/resources/onboarding/documents/overwrite';
import { overwriteMutation } from '@/resources/onboarding/documents/queries';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { EMPTY_RECORD } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Alert } from '@/ui/feedback/alert';
import { showToast } from '@/ui/feedback/toast';
import { Checkbox } from '@/ui/form/checkbox';
import { Reason } from '@/ui/tooltip/reason';

const IN_FLIGHT = 'Your answers are being overwritten.';
const FAILED = 'Your answers were not overwritten.';
const NONE_SELECTED = 'Tick the new answers you want, or cancel.';

/**
 * Asks whether answers from documents replace the member's own, also unsaved ones: a sentence for
 * one answer, a list with ticks for several (docs/product/documents.md#overwrite).
 */
export function OverwriteDialog({
  candidates,
  onDecided,
}: {
  candidates: Candidates;
  /** Called after Cancel and after a successful overwrite, also one that ends after an unmount. */
  onDecided: () => void;
}) {
  const memberKey = useMemberKey();
  const { answers } = useQuery(onboardingRecordQuery).data ?? EMPTY_RECORD;
  const [deselected, setDeselected] = useState<readonly string[]>([]);
  const rows = listOverwrites(candidates, { ...answers, ...storedAnswersDraft.read(memberKey) });
  const single = rows.length === 1 ? rows[0] : undefined;
  const count = rows.length - deselected.length;

  const { run, isBusy, error } = useAction(overwriteMutation, {
    onDone: onDecided,
    // While the dialog is open, it shows the error.
    onError: (failure, isMounted) => {
      if (!isMounted) showToast('error', `${FAILED} ${documentsErrorMessage(failure)}`);
    },
  });
  const overwrite = () =>
    void run({ memberKey, candidates: selectedCandidates(candidates, deselected) });

  return (
    <Dialog
      open
      isQuestion
      size={single ? 'md' : 'pairs'}
      bodyLabel={single && 'Both answers'}
      title={single ? 'Overwrite your answer?' : 'Overwrite your answers?'}
      description={
        single
          ? `Your documents answer “${single.label}” differently.`
          : `Your documents answer ${rows.length} questions differently. Tick the new answers you want.`
      }
      // The dialog stays open during the request, to show its result.
      onOpenChange={() => !isBusy && onDecided()}
      headExtra={
        !single && (
          <SelectAll
            count={count}
            total={rows.length}
            onChange={(isSelected) => setDeselected(isSelected ? [] : rows.map(({ key }) => key))}
          />
        )
      }
      footer={
        <>
          <Reason text={isBusy ? IN_FLIGHT : undefined}>
            <Button data-autofocus variant="secondary" className="ml-auto" onClick={onDecided}>
              Cancel
            </Button>
          </Reason>
          <Reason text={count === 0 ? NONE_SELECTED : undefined}>
            <Button busy={isBusy} busyLabel="Overwriting..." onClick={overwrite}>
              {overwriteLabel(count, rows.length)}
            </Button>
          </Reason>
        </>
      }
    >
      {error && (
        <Alert tone="danger" title={FAILED} takesFocus className="my-4">
          <p className="wrap-anywhere">{documentsErrorMessage(error)}</p>
        </Alert>
      )}
      {single ? (
        <OverwriteSentence row={single} />
      ) : (
        <ul role="list" className="divide-y divide-line">
          {rows.map((row) => {
            const isSelected = !deselected.includes(row.key);
            return (
              <OverwritePair
                key={row.key}
                row={row}
                isSelected={isSelected}
                onToggle={() =>
                  setDeselected(
                    isSelected
                      ? [...deselected, row.key]
                      : deselected.filter((key) => key !== row.key),
                  )
                }
              />
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

/** What Overwrite replaces, for a single answer. */
function OverwriteSentence({ row: { before, after } }: { row: OverwriteRow }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      <span>{before.trim() === '' ? 'Your answer would be ' : 'It would replace '}</span>
      {before.trim() !== '' && (
        <>
          <q>{before}</q>
          <span> with </span>
        </>
      )}
      {after.trim() === '' ? <span>an empty answer</span> : <q className="font-medium">{after}</q>}
    </p>
  );
}

/** A checkbox for all answers, with the number of the selected ones. */
function SelectAll({
  count,
  total,
  onChange,
}: {
  count: number;
  total: number;
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

/** An answer of the member beside the one from the documents, with a checkbox for the new one. */
function OverwritePair({
  row: { label, before, after },
  isSelected,
  onToggle,
}: {
  row: OverwriteRow;
  /** The new answer replaces the member's. */
  isSelected: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 py-5">
      <Checkbox id={id} checked={isSelected} onChange={onToggle} />
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
      <dd className="wrap-anywhere whitespace-pre-wrap">{text.trim() === '' ? 'Empty' : text}</dd>
    </div>
  );
}
