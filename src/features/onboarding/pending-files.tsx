import { X } from 'lucide-react';
import { formatFileSize } from '@/lib/file-size';
import { totalSize } from '@/resources/onboarding/documents';
import { IconButton } from '@/ui/button';
import { FileRow } from './file-row';

export interface PendingFilesProps {
  files: readonly File[];
  /** The files are being uploaded and cannot be removed. */
  isUploading: boolean;
  onRemove: (file: File) => void;
}

/** The pending files, each with a remove button. */
export function PendingFiles({ files, isUploading, onRemove }: PendingFilesProps) {
  if (files.length === 0) return null;
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <section aria-label="Chosen files" className="mt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-16 font-semibold">
          {isUploading ? `Uploading ${count}` : `${count} to submit`}
        </h3>
        <span className="num text-muted">{formatFileSize(totalSize(files))}</span>
      </div>
      <ul role="list" className="mt-1 divide-y divide-line">
        {files.map((file) => (
          <FileRow
            key={`${file.name} ${file.size} ${file.lastModified}`}
            name={file.name}
            detail={formatFileSize(file.size)}
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
