import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { UploadedFile } from '@/resources/onboarding/schema';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Alert } from '@/ui/notice';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { FileRow } from './file-row';

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
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-16 font-semibold">Uploaded files</h3>
        {hasFiles && (
          <Button
            variant="ghost"
            size="sm"
            // A disabled button has a visible edge, which must not extend beyond the list.
            className={disabledReason === undefined ? '-mr-3' : undefined}
            disabledReason={disabledReason}
            onClick={onClear}
          >
            <Icon of={Trash2} />
            Clear all files
          </Button>
        )}
      </div>
      {record.isError && (
        <Alert
          tone="danger"
          className="mt-3"
          action={
            <Button
              variant="secondary"
              size="sm"
              className="self-center"
              busy={record.isFetching}
              onClick={() => void record.refetch()}
            >
              Retry
            </Button>
          }
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
