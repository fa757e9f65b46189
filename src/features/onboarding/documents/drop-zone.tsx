import { useId, useRef } from 'react';
import { Upload } from 'lucide-react';
import { cx } from '@/lib/cx';
import {
  ACCEPT,
  counterTone,
  FILE_TYPES,
  MAX_FILES,
} from '@/resources/onboarding/documents/documents';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';

export interface DropZoneProps {
  /** The number of uploaded and pending files. */
  count: number;
  /** Files are being dragged over the window. */
  isDraggingFiles: boolean;
  onFiles: (files: File[]) => void;
}

/**
 * The area for documents, with their counter: a press anywhere on it opens the system's file
 * picker.
 */
export function DropZone({ count, isDraggingFiles, onFiles }: DropZoneProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div
        className={cx(
          'relative flex items-center gap-4 rounded-panel border border-dashed p-5 hover:border-brand max-sm:gap-3 max-sm:p-4',
          isDraggingFiles ? 'border-brand bg-brand-tint' : 'border-control bg-canvas',
        )}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-panel border border-line bg-surface text-brand max-sm:hidden">
          <Icon of={Upload} size={20} />
        </span>
        <div className="min-w-0 flex-1">
          {/* Its `after` element covers the area. */}
          <button
            type="button"
            aria-describedby={hintId}
            className="rounded-mark text-left font-medium after:absolute after:inset-0"
            onClick={() => input.current?.click()}
          >
            <span className="text-brand">Choose files</span>{' '}
            <span className="pointer-coarse:hidden">or drop them here</span>
          </button>
          <p id={hintId} className="mt-0.5 text-muted">
            {`${FILE_TYPES.join(', ')} · up to 25 MB each`}
          </p>
        </div>
        <Badge tone={counterTone(count)}>{`${count}/${MAX_FILES}`}</Badge>
        <p role="status" className="sr-only">
          {`${count} of ${MAX_FILES} files`}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        // The button opens the picker, because Firefox names a visible input by its own "Browse…"
        // too.
        hidden
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []));
          // Clearing the value fires `change` again when the same file is chosen.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
