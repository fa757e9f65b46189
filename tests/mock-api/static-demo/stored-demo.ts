import type { MockDatabase } from '../types';
import { demoUrl } from './addresses';

/** What a worker needs to continue after the browser has ended it. */
export interface StoredDemo {
  /** The build that has stored it; another one may have other records. */
  version: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** The cookies of the browser by name. */
  cookies: Map<string, string>;
  database: MockDatabase;
}

const STORE = 'demo';
const KEY = 'state';

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
  });
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(`portal-demo ${demoUrl.pathname}`);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(STORE);
}

/** Reads what `writeDemo` has stored in this browser; `undefined` without an entry. */
export async function readDemo(): Promise<StoredDemo | undefined> {
  const store = await openStore('readonly');
  return resultOf<StoredDemo | undefined>(store.get(KEY));
}

export async function writeDemo(demo: StoredDemo): Promise<void> {
  const store = await openStore('readwrite');
  await resultOf(store.put(demo, KEY));
}
