import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentsErrorMessage } from '@/resources/onboarding/documents-failure';
import { overwriteMutation } from '@/resources/onboarding/documents-queries';
import type { Answers } from '@/resources/onboarding/fields';
import { listOverwrites, type Candidates } from '@/resources/onboarding/overwrite';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Alert } from '@/ui/notice';
import { ClampedText } from './clamped-text';

export interface OverwriteDialogProps {
  candidates: Candidates;
  /** The answers that the member has now. */
  answers: Answers;
  /** Dismissed, or done. */
  onClose: () => void;
  onOverwritten: () => void;
}

/** Asks whether answers out of the documents take the place of the member's own. */
export function OverwriteDialog({
  candidates,
  answers,
  onClose,
  onOverwritten,
}: OverwriteDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation(overwriteMutation);
  const rows = listOverwrites(candidates, answers);

  function overwrite() {
    // Asked of the client: a second press may come before the first one's render.
    if (client.isMutating({ mutationKey: overwriteMutation.mutationKey }) > 0) return;
    mutate(candidates, {
      onSuccess: () => {
        onOverwritten();
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      isQuestion
      size="upload"
      title="Overwrite your answers?"
      description={
        rows.length === 1
          ? 'Your documents answer this question differently:'
          : `Your documents answer these ${rows.length} questions differently:`
      }
      // A call under way has its outcome told here.
      onOpenChange={() => !isPending && onClose()}
      footer={
        <>
          <Button
            data-autofocus
            variant="secondary"
            className="ml-auto"
            disabledReason={isPending ? 'Your answers are being overwritten.' : undefined}
            onClick={onClose}
          >
            Cancel
          </Button>
          <Button busy={isPending} busyLabel="Overwriting..." onClick={overwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" title="Your answers were not overwritten." className="mb-4">
          <p className="wrap-anywhere">
            <ClampedText text={documentsErrorMessage(error)} />
          </p>
        </Alert>
      )}
      {/* A control of its own, so that the keyboard can scroll it. */}
      <div tabIndex={0} role="group" aria-label="Answers">
        <ul role="list" className="divide-y divide-line">
          {rows.map(({ key, label, before, after }) => (
            <li key={key} className="py-4 first:pt-0">
              <h3 className="font-semibold wrap-anywhere">{label}</h3>
              <dl className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-4">
                <Version term="Your answer" text={before} otherwise="No answer yet" />
                <Version term="From your documents" text={after} otherwise="Empty" />
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Version({ term, text, otherwise }: { term: string; text: string; otherwise: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap text-ink-2">
        {text.trim() === '' ? (
          <span className="text-muted">{otherwise}</span>
        ) : (
          <ClampedText text={text} />
        )}
      </dd>
    </div>
  );
}
