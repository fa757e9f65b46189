import { useId } from 'react';
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
  /** Choosing files is disabled. */
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The area for dropping and choosing documents, with their counter. */
export function DropZone({ count, isDraggingFiles, isDisabled, onFiles }: DropZoneProps) {
  const hintId = useId();
  return (
    <div
      className={cx(
        'flex items-center gap-4 rounded-panel border border-dashed p-5 max-sm:gap-3 max-sm:p-4',
        isDraggingFiles ? 'border-brand bg-brand-tint' : 'border-control bg-canvas',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-panel border border-line bg-surface text-brand max-sm:hidden">
        <Icon of={Upload} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <span>Drop files here or</span>{' '}
          <label
            className={cx(
              'relative inline-block rounded-mark underline underline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              isDisabled
                ? 'text-muted'
                : 'cursor-pointer text-brand decoration-brand-line after:absolute after:inset-x-0 after:-inset-y-3 hover:decoration-current',
            )}
          >
            <input
              type="file"
              multiple
              accept={ACCEPT}
              disabled={isDisabled}
              aria-describedby={hintId}
              className="sr-only"
              onChange={({ currentTarget }) => {
                onFiles(Array.from(currentTarget.files ?? []));
                // Clearing the value fires `change` again when the same file is chosen.
                currentTarget.value = '';
              }}
            />
            <span>choose files</span>
          </label>
        </p>
        <p id={hintId} className="mt-0.5 text-muted">
          {`${FILE_TYPES.join(', ')} · up to 25 MB each`}
        </p>
      </div>
      <Badge tone={counterTone(count)}>{`${count}/${MAX_FILES}`}</Badge>
      <p role="status" className="sr-only">
        {`${count} of ${MAX_FILES} files`}
      </p>
    </div>
  );
}
