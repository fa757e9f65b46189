/**
 * The files that the browser can no longer read, because they were changed, moved or deleted after
 * they were chosen. A request with one fails without a response, however often it is sent.
 */
export async function findUnreadable(files: readonly File[]): Promise<readonly File[]> {
  const results = await Promise.all(
    files.map(async (file) => {
      try {
        await file.slice(0, 1).arrayBuffer();
        return [];
      } catch {
        return [file];
      }
    }),
  );
  return results.flat();
}

/** The request to choose an unreadable file again. */
export function unreadableMessage({ name }: Pick<File, 'name'>): string {
  return `${name} was changed, moved or deleted after you chose it. Please choose it again.`;
}
