import { formatUpTo } from '@/lib/format/numbers';

const KB = 1024;
const MB = KB * KB;

/** Formats a file size: 18 KB, 4.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  // A size that would round to 1,024 KB gives 1 MB.
  return Math.round(bytes / KB) < KB
    ? `${Math.round(bytes / KB)} KB`
    : `${formatUpTo(bytes / MB, 1)} MB`;
}
