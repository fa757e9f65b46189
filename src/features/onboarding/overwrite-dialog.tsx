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
  /** The member's current answers. */
  answers: Answers;
  /** Called after Cancel and after a successful overwrite. */
  onClose: () => void;
  onOverwritten: () => void;
}

/**
 * Asks whether answers from documents replace the member's own
 * (docs/product/documents.md#overwrite).
 */
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
    // Reads the mutation cache, because a second press may come before the re-render of the first.
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
      // The dialog stays open during the request, to show its result.
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
      {/* Focusable, so that the keyboard can scroll it. */}
      <div tabIndex={0} role="group" aria-label="Answers">
        <ul role="list" className="divide-y divide-line">
          {rows.map(({ key, label, before, after }) => (
            <li key={key} className="py-4 first:pt-0">
              <h3 className="font-semibold wrap-anywhere">{label}</h3>
              <dl className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-4">
                <Version term="Your answer" text={before} emptyText="No answer yet" />
                <Version term="From your documents" text={after} emptyText="Empty" />
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Version({ term, text, emptyText }: { term: string; text: string; emptyText: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap text-ink-2">
        {text.trim() === '' ? (
          <span className="text-muted">{emptyText}</span>
        ) : (
          <ClampedText text={text} />
        )}
      </dd>
    </div>
  );
}
