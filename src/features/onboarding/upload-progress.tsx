import { formatFileSize } from '@/lib/file-size';
import { totalSize } from '@/resources/onboarding/documents';
import { Meter } from '@/ui/meter';

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
      kind="progress"
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
