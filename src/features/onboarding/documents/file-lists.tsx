import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { countOf } from '@/lib/format/numbers';
import { fileType, sentBytesByFile, totalSize } from '@/resources/onboarding/documents/documents';
import type { UploadedFile } from '@/resources/onboarding/schema';
import { Button, IconButton } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { Meter } from '@/ui/feedback/meter';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';
import { formatFileSize } from './file-size';

/** A row with a file's type and name; `detail` shows below the name, `children` at the right. */
function FileRow({
  name,
  detail,
  children,
}: {
  name: string;
  detail?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className="grid h-10 w-12 shrink-0 place-items-center rounded-small bg-sunken text-12 font-semibold text-ink-2 uppercase"
      >
        {fileType(name).slice(0, 4) || 'file'}
      </span>
      <div className="min-w-0 flex-1">
        {/* `bdi` keeps a right-to-left name from reordering the text beside it. */}
        <bdi translate="no" className="block font-medium wrap-anywhere">
          {name}
        </bdi>
        {detail && <p className="num text-12 text-muted">{detail}</p>}
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
  const sent = sentBytesByFile(files, share ?? 0);
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

export interface UploadedFilesProps {
  files: readonly UploadedFile[];
  record: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'refetch'>;
  /** Disables the button and explains why. */
  disabledReason: string | undefined;
  onClear: () => void;
}

/** The list of uploaded files. */
export function UploadedFiles({ files, record, disabledReason, onClear }: UploadedFilesProps) {
  const hasFiles = files.length > 0;
  if (!hasFiles && !record.isPending && !record.isError) return null;
  return (
    <section aria-label="Uploaded files" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-16 font-semibold">Uploaded files</h3>
        {hasFiles && (
          <Reason text={disabledReason}>
            <Button
              variant="ghost"
              size="sm"
              // A disabled button has a visible edge, which must not extend beyond the list.
              className={disabledReason === undefined ? '-mr-3' : undefined}
              onClick={onClear}
            >
              <Icon of={Trash2} />
              <span>Clear all files</span>
            </Button>
          </Reason>
        )}
      </div>
      {record.isError && (
        <Alert
          tone="danger"
          className="mt-3"
          action={<RetryButton query={record} size="sm" className="self-center" />}
        >
          Your uploaded files could not be loaded.
        </Alert>
      )}
      {record.isPending && <UploadedSkeleton />}
      {hasFiles && (
        <ul role="list" className="mt-1 divide-y divide-line">
          {files.map(({ id, fileName }, index) => (
            <FileRow key={id || `${index} ${fileName}`} name={fileName || 'Unnamed file'} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadedSkeleton() {
  return (
    <SkeletonGroup label="Loading your uploaded files" className="mt-1">
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="h-10 w-12 rounded-small" />
          <Skeleton className="h-4 w-1/2 rounded-mark" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
