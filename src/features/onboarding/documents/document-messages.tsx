import { focusOnMount } from '@/lib/react/focus-on-mount';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { DocumentMessage } from './use-documents';

/** After this many texts, only the number of further files shows. */
const MAX_TEXTS = 10;

/**
 * The message below the drop zone: files that were left out, or how an upload has failed. A message
 * after Submit receives the focus, because it may be scrolled out of view.
 */
export function DocumentMessages({
  message,
  onRetry,
}: {
  message: DocumentMessage | null;
  onRetry: () => void;
}) {
  if (!message) return null;
  const { tone, texts, canRetry } = message;
  const hidden = texts.length - MAX_TEXTS;
  return (
    <div
      // A new key per message re-creates the alert, so that screen readers announce each one.
      key={JSON.stringify(message)}
      ref={tone === 'warn' ? undefined : focusOnMount}
      tabIndex={-1}
      className="mt-3 outline-none"
    >
      <Alert
        tone={tone}
        action={
          canRetry && (
            <Button variant="secondary" size="sm" className="self-center" onClick={onRetry}>
              Retry
            </Button>
          )
        }
      >
        <ul role="list" className="flex flex-col gap-1 wrap-anywhere text-ink">
          {texts.slice(0, MAX_TEXTS).map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
        {hidden > 0 && (
          <p className="mt-1">
            {`${hidden === 1 ? 'One more file' : `${hidden} more files`} will be ignored.`}
          </p>
        )}
      </Alert>
    </div>
  );
}
