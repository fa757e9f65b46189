import { Button } from '@/ui/button';

/** Marks that answers are not saved yet, with a button that discards them. */
export function UnsavedDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap text-muted">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-2 rounded-full border-2 border-brand" />
        <span>Unsaved draft</span>
      </span>
      <Button variant="link" onClick={onDiscard}>
        Discard
      </Button>
    </span>
  );
}
