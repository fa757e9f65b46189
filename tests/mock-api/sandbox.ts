import { cookieNames, requestCookies } from './cookies';
import { createDatabase } from './database';
import type { MockDatabase } from './types';

/** What one browser session sees; `database` is replaced when the session is reset. */
export interface Sandbox {
  id: string;
  database: MockDatabase;
}

/** More browsers than this at once, and the one that was quiet the longest starts afresh. */
const LIMIT = 200;

const sandboxes = new Map<string, Sandbox>();

const VALID_ID = /^[\w-]{1,64}$/;

/** A new sandbox id; any text of letters, digits, - and _ will do as well. */
export function newSandboxId(): string {
  return crypto.randomUUID();
}

/** The sandbox with this id, created on its first use. */
export function sandbox(id: string): Sandbox {
  const found = sandboxes.get(id) ?? { id, database: createDatabase(Date.now()) };
  // Moving it to the end keeps the map in the order of use.
  sandboxes.delete(id);
  sandboxes.set(id, found);
  for (const oldest of sandboxes.keys()) {
    if (sandboxes.size <= LIMIT) break;
    sandboxes.delete(oldest);
  }
  return found;
}

/** Forgets everything that happened in a sandbox. */
export function resetSandbox(id: string): Sandbox {
  sandboxes.delete(id);
  return sandbox(id);
}

/**
 * Which sandbox a request belongs to; null when nothing in it says so.
 *
 * A page's first requests leave together and without a cookie, so each of their answers names a
 * sandbox and the last one to arrive wins, perhaps after the member has signed in elsewhere. The
 * session's tokens therefore carry their sandbox, and beat the sandbox cookie.
 */
export function sandboxIdOf(request: Request): string | null {
  const cookies = requestCookies(request);
  for (const name of [cookieNames.access, cookieNames.refresh]) {
    const id = cookies.get(name)?.split('.')[0];
    if (id !== undefined && sandboxes.has(id)) return id;
  }
  const id = cookies.get(cookieNames.sandbox);
  return id !== undefined && VALID_ID.test(id) ? id : null;
}

/** The sandbox of a request; requests that name none share the one called `default`. */
export function sandboxOf(request: Request): Sandbox {
  return sandbox(sandboxIdOf(request) ?? 'default');
}
