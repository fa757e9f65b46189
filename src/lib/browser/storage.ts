/**
 * Web storage that does not throw: if it is blocked or full, writes are lost and reads give `null`.
 */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Reads the property at each use, because `window.localStorage` throws while storage is blocked.
 */
function safeStorage(getStorage: () => Storage): SafeStorage {
  function attempt<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      return work(getStorage());
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

/** Session storage: for this tab, until it is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Local storage: for all tabs, until it is removed. */
export const browserStorage = safeStorage(() => window.localStorage);

/** Parses a stored JSON string; `null` if there is none or it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the browser blocks site data: local storage cannot be read either. */
export function isStorageBlocked(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Whether local storage can be written; false while it is full or blocked. */
export function isStorageAvailable(): boolean {
  const key = 'storage.probe';
  browserStorage.write(key, '1');
  const isStored = browserStorage.read(key) !== null;
  browserStorage.remove(key);
  return isStored;
}
