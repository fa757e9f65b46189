/** Web storage that may be switched off or full: then nothing is kept and nothing is found. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** The area is looked up at each use: merely naming it throws where storage is switched off. */
function safe(area: () => Storage): SafeStorage {
  function attempt<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(area());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Until the tab is closed, for this tab. */
export const tabStorage = safe(() => window.sessionStorage);

/** Until it is removed, for all tabs. */
export const browserStorage = safe(() => window.localStorage);

/** Whether the browser keeps anything for this site: not while site data is blocked. */
export function isStorageAvailable(): boolean {
  const key = 'storage.probe';
  browserStorage.write(key, '1');
  const isKept = browserStorage.read(key) !== null;
  browserStorage.remove(key);
  return isKept;
}
