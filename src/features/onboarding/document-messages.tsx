import { focusOnMount } from '@/lib/focus-on-mount';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { ClampedText } from './clamped-text';
import type { Notes } from './use-documents';
import type { UploadEnd } from './use-upload';

/** Files that were left out are named up to here; after a folder of them nobody reads on. */
const NAMED = 10;

/**
 * The one thing that stands below the drop zone: what was left out, or how an upload ended. What a
 * press in the foot brings takes the focus, as it may have been scrolled away.
 */
export function DocumentMessages({
  notes,
  end,
  onRetry,
}: {
  notes: Notes | null;
  end: UploadEnd;
  onRetry: () => void;
}) {
  if (!notes && !end) return null;
  return (
    <div
      // Another element for other news, so that each is heard.
      key={JSON.stringify([notes, end])}
      ref={notes?.tone === 'warn' ? undefined : focusOnMount}
      tabIndex={-1}
      className="mt-3 outline-none"
    >
      {notes ? <NotesAlert {...notes} /> : <EndAlert end={end} onRetry={onRetry} />}
    </div>
  );
}

function NotesAlert({ tone, messages }: Notes) {
  const hidden = messages.length - NAMED;
  // The last one is about the room.
  const shown = hidden > 0 ? [...messages.slice(0, NAMED - 1), ...messages.slice(-1)] : messages;
  return (
    <Alert tone={tone}>
      <ul role="list" className="flex flex-col gap-1 wrap-anywhere">
        {shown.map((message, index) => (
          <li key={`${index} ${message}`}>{message}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-1">
          {hidden === 1 ? 'One more file' : `${hidden} more files`} will be ignored.
        </p>
      )}
    </Alert>
  );
}

function EndAlert({ end, onRetry }: { end: UploadEnd; onRetry: () => void }) {
  if (end === 'cancelled') {
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
      <p className="wrap-anywhere text-ink">{end && <ClampedText text={end.message} />}</p>
    </Alert>
  );
}
