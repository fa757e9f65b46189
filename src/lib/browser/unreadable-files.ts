/**
 * Files that the browser can no longer read, because they were changed, moved or deleted after they
 * were chosen.
 */
export class UnreadableFilesError extends Error {
  constructor(readonly files: readonly File[]) {
    super(files.map(unreadableMessage).join(' '));
  }
}

/**
 * Rejects if a file can't be read. A request with it would fail without a response, however often it
 * is sent.
 * @throws UnreadableFilesError
 */
export async function assertReadable(files: readonly File[]): Promise<void> {
  const reads = await Promise.allSettled(
    files.map(async (file) => await file.slice(0, 1).arrayBuffer()),
  );
  const unreadable = files.filter((_, index) => reads[index]?.status === 'rejected');
  if (unreadable.length > 0) throw new UnreadableFilesError(unreadable);
}

/** The request to choose an unreadable file again. */
export function unreadableMessage({ name }: Pick<File, 'name'>): string {
  return `${name} was changed, moved or deleted after you chose it. Please choose it again.`;
}
