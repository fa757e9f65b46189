const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const KB = 1024;
const MB = KB * KB;

/** A file's size as file managers write it: 18 KB, 4.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  // What would round to 1,024 KB reads 1 MB.
  return Math.round(bytes / KB) < KB
    ? `${Math.round(bytes / KB)} KB`
    : `${oneDecimal.format(bytes / MB)} MB`;
}
