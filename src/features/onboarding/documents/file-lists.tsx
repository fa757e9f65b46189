import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { countOf } from '@/lib/format/numbers';
import { fileType, totalSize } from '@/resources/onboarding/documents/documents';
import { IconButton } from '@/ui/button';
import { Meter } from '@/ui/feedback/meter';
import { formatFileSize } from './file-size';

/** A row with a file's type and name; `detail` shows below the name, `children` at the right. */
export function FileRow({
  name,
  detail,
  children,
}: {
  name: string;
  detail?: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 py-3">
      {/* With large text the type is above the name. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden
          className="grid h-10 w-12 shrink-0 place-items-center rounded-small bg-sunken text-12 font-semibold text-ink-2 uppercase"
        >
          {fileType(name).slice(0, 4) || 'file'}
        </span>
        <div className="min-w-0 flex-[1_1_6rem]">
          {/* `bdi` keeps a right-to-left name from reordering the text beside it. */}
          <bdi translate="no" className="block font-medium wrap-anywhere">
            {name}
          </bdi>
          {detail && <p className="num text-12 text-muted">{detail}</p>}
        </div>
      </div>
      {children}
    </li>
  );
}

/** The progress of an upload, in the header of the dialog so that it does not scroll. */
export function UploadProgress({
  share,
  files,
}: {
  /** The share that was sent, 0 to 1. */
  share: number;
  files: readonly File[];
}) {
  const total = totalSize(files);
  const percent = Math.floor(share * 100);
  return (
    <Meter
      value={percent}
      max={100}
      label="Upload"
      valueText={
        share < 1
          ? `${formatFileSize(Math.floor(share * total))} of ${formatFileSize(total)} uploaded`
          : 'Reading your files...'
      }
      aside={`${percent}%`}
      className="px-6 pt-3 pb-4 max-sm:px-4"
    />
  );
}

/** The pending files; each has a remove button, but not during an upload. */
export function PendingFiles({
  files,
  isUploading,
  onRemove,
}: {
  files: readonly File[];
  isUploading: boolean;
  onRemove: (file: File) => void;
}) {
  if (files.length === 0) return null;
  const count = countOf(files.length, 'file');
  return (
    <section aria-label="Chosen files" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
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
