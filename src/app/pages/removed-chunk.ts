/** Recovery for a tab that is older than the latest deployment and asks for code that is gone. */
import { tabStorage } from '@/lib/storage';

/** What the browsers and Vite say of an import that could not be fetched. */
const FAILED_IMPORT =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** True for an import that failed because its file could not be fetched. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/**
 * Reloads the page to get the new version, once for each failure of a page, so that a file that
 * stays away can't make a loop. Not while offline, where a reload would leave nothing.
 * @returns false when it has been tried, or when it can't be remembered that it was
 */
export function reloadOnce({ message }: Error): boolean {
  const { location } = window;
  const tried = `reloaded ${location.pathname} ${message}`;
  if (!navigator.onLine || tabStorage.read(tried) !== null) return false;
  tabStorage.write(tried, '1');
  if (tabStorage.read(tried) === null) return false;
  location.reload();
  return true;
}

/** For code that loads beside the page: gets the new version when a deployment removed it. */
export function reloadIfRemoved(error: unknown): void {
  if (isFailedImport(error)) reloadOnce(error);
}
