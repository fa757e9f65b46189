import { X } from 'lucide-react';
import { countOf } from '@/lib/count-of';
import { formatFileSize } from '@/lib/file-size';
import { sentOfFiles, totalSize } from '@/resources/onboarding/documents';
import { IconButton } from '@/ui/button';
import { FileRow } from './file-row';

export interface PendingFilesProps {
  files: readonly File[];
  /** The share that was sent, 0 to 1; `null` unless the files are being uploaded and cannot be removed. */
  share: number | null;
  onRemove: (file: File) => void;
}

/** The pending files, each with a remove button. */
export function PendingFiles({ files, share, onRemove }: PendingFilesProps) {
  if (files.length === 0) return null;
  const isUploading = share !== null;
  const sent = sentOfFiles(files, share ?? 0);
  const count = countOf(files.length, 'file');
  return (
    <section aria-label="Chosen files" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-16 font-semibold">
          {isUploading ? `Uploading ${count}` : `${count} to submit`}
        </h3>
        <span className="num text-muted">{formatFileSize(totalSize(files))}</span>
      </div>
      <ul role="list" className="mt-1 divide-y divide-line">
        {files.map((file, index) => (
          <FileRow
            key={`${file.name} ${file.size} ${file.lastModified}`}
            name={file.name}
            detail={progressText(file.size, sent[index] ?? 0)}
          >
            {!isUploading && (
              <IconButton
                size="sm"
                icon={X}
                iconSize={16}
                label={`Remove ${file.name}`}
                className="text-muted"
                onClick={() => onRemove(file)}
              />
            )}
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

/** `120 KB of 2.1 MB` while a file is being sent, `2.1 MB, sent` after it, and its size before. */
function progressText(size: number, sent: number): string {
  if (sent === 0) return formatFileSize(size);
  if (sent < size) return `${formatFileSize(sent)} of ${formatFileSize(size)}`;
  return `${formatFileSize(size)}, sent`;
}
