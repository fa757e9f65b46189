import { focusOnMount } from '@/lib/react/focus-on-mount';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { ClampedText } from './clamped-text';
import type { Notes, UploadProblem } from './use-documents';

/** After this many messages, only the number of further files shows. */
const MAX_MESSAGES = 10;

/**
 * The message below the drop zone: files that were left out, or a failed upload. A message after
 * Submit receives the focus, because it may be scrolled out of view.
 */
export function DocumentMessages({
  notes,
  problem,
  onRetry,
}: {
  notes: Notes | null;
  problem: UploadProblem;
  onRetry: () => void;
}) {
  if (!notes && !problem) return null;
  return (
    <div
      // A new key per message re-creates the alert, so that screen readers announce each one.
      key={JSON.stringify([notes, problem])}
      ref={notes?.tone === 'warn' ? undefined : focusOnMount}
      tabIndex={-1}
      className="mt-3 outline-none"
    >
      {notes ? (
        <NotesAlert {...notes} />
      ) : (
        <UploadProblemAlert problem={problem} onRetry={onRetry} />
      )}
    </div>
  );
}

function NotesAlert({ tone, messages }: Notes) {
  const hidden = messages.length - MAX_MESSAGES;
  // The last message is about the maximum number of files.
  const shown =
    hidden > 0 ? [...messages.slice(0, MAX_MESSAGES - 1), ...messages.slice(-1)] : messages;
  return (
    <Alert tone={tone}>
      <ul role="list" className="flex flex-col gap-1 wrap-anywhere">
        {shown.map((message, index) => (
          <li key={`${index} ${message}`}>{message}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-1">
          {`${hidden === 1 ? 'One more file' : `${hidden} more files`} will be ignored.`}
        </p>
      )}
    </Alert>
  );
}

function UploadProblemAlert({ problem, onRetry }: { problem: UploadProblem; onRetry: () => void }) {
  if (problem === 'cancelled') {
    return <Alert tone="info">The upload was cancelled. Your files are still here.</Alert>;
  }
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" size="sm" className="self-center" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p className="wrap-anywhere text-ink">{problem && <ClampedText text={problem.message} />}</p>
    </Alert>
  );
}
