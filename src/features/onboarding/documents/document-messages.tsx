import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { DocumentMessage } from './use-documents';

/** The message below the drop zone: files that were left out, or how an upload has failed. */
export function DocumentMessages({
  message: { tone, texts, canRetry },
  onRetry,
}: {
  message: DocumentMessage;
  onRetry: () => void;
}) {
  return (
    <Alert
      tone={tone}
      // The result of Submit.
      takesFocus={tone !== 'warn'}
      className="mt-3"
      action={
        canRetry && (
          <Button variant="secondary" size="sm" className="self-center" onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      <ul role="list" className="flex flex-col gap-1 wrap-anywhere text-ink">
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
