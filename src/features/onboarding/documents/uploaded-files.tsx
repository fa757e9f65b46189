import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useAction } from '@/components/use-action';
import { removeMutation } from '@/resources/onboarding/documents/queries';
import type { UploadedFile } from '@/resources/onboarding/schema';
import { Button } from '@/ui/button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Alert } from '@/ui/feedback/alert';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icon';
import { FileRow } from './file-lists';

export interface UploadedFilesProps {
  files: readonly UploadedFile[];
  record: Pick<UseQueryResult, 'isPending' | 'isLoadingError' | 'isFetching' | 'refetch'>;
  canClear: boolean;
  onCleared: () => void;
}

/**
 * The list of uploaded files, which are removed all together after a confirmation
 * (docs/product/documents.md#clearing). Closing the confirmation does not abort the request.
 */
export function UploadedFiles({ files, record, canClear, onCleared }: UploadedFilesProps) {
  const [isClearing, setIsClearing] = useState(false);
  const { run: clear, isBusy } = useAction(removeMutation, {
    onDone: onCleared,
    onError: () => showToast('error', 'Failed to remove the file.'),
  });
  const hasFiles = files.length > 0;
  if (!hasFiles && !record.isPending && !record.isLoadingError) return null;
  return (
    <section aria-label="Uploaded files" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-16 font-semibold">Uploaded files</h3>
        {hasFiles && canClear && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setIsClearing(true)}>
            <Icon of={Trash2} />
            <span>Clear all files</span>
          </Button>
        )}
      </div>
      {record.isLoadingError && (
        <Alert
          tone="danger"
          className="mt-3"
          action={<RetryButton query={record} size="sm" className="self-center" />}
        >
          Your uploaded files could not be loaded.
        </Alert>
      )}
      {record.isPending && (
        <SkeletonGroup label="Loading your uploaded files" className="mt-1">
          {[1, 2].map((row) => (
            <div key={row} className="flex items-center gap-3 py-3">
              <Skeleton className="h-10 w-12 rounded-small" />
              <Skeleton className="h-4 w-1/2 rounded-mark" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {hasFiles && (
        <ul role="list" className="mt-1 divide-y divide-line">
          {files.map(({ id, fileName }, index) => (
            <FileRow key={id || `${index} ${fileName}`} name={fileName || 'Unnamed file'} />
          ))}
        </ul>
      )}
      <QuestionDialog
        open={isClearing}
        title="Clear all files?"
        description={
          files.length === 1
            ? 'Your uploaded file will be removed. Your answers stay as they are.'
            : `All ${files.length} uploaded files will be removed, not just one. Your answers stay as they are.`
        }
        cancelLabel="Cancel"
        confirmLabel="Clear all files"
        busyLabel={isBusy ? 'Clearing...' : undefined}
        onCancel={() => setIsClearing(false)}
        onConfirm={() => void clear().then(() => setIsClearing(false))}
      />
    </section>
  );
}
