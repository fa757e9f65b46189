import { currentTime } from './clock';
import { cookieNames, requestCookies } from './cookies';
import { createDatabase } from './database';
import type { MockDatabase } from './types';

/** The state of one browser; a reset replaces `database`. */
export interface Sandbox {
  id: string;
  database: MockDatabase;
}

/** The maximum number of sandboxes; beyond it the least recently used one is removed. */
const LIMIT = 200;

const sandboxes = new Map<string, Sandbox>();

const VALID_ID = /^[\w-]{1,64}$/;

/** A new sandbox id; valid ids are texts of letters, digits, - and _. */
export function newSandboxId(): string {
  return crypto.randomUUID();
}

/** The sandbox with this id, created on its first use. */
export function sandbox(id: string): Sandbox {
  const found = sandboxes.get(id) ?? { id, database: createDatabase(currentTime()) };
  // Inserting it again keeps the map in the order of use.
  sandboxes.delete(id);
  sandboxes.set(id, found);
  for (const oldest of sandboxes.keys()) {
    if (sandboxes.size <= LIMIT) break;
    sandboxes.delete(oldest);
  }
  return found;
}

/** Adds a sandbox with a stored database. */
export function restoreSandbox(id: string, database: MockDatabase): void {
  sandboxes.set(id, { id, database });
}

export function removeSandbox(id: string): void {
  sandboxes.delete(id);
}

/** Replaces the state of a sandbox by a new one. */
export function resetSandbox(id: string): Sandbox {
  removeSandbox(id);
  return sandbox(id);
}

/**
 * The id of a request's sandbox; null when the request has none.
 *
 * The first requests of a page are sent together and without a cookie, so each response sets a
 * different sandbox cookie, and the last one may arrive after a login. The session's tokens
 * therefore contain the id of their sandbox, which takes precedence over the sandbox cookie.
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

/** The sandbox of a request; requests without an id share the sandbox `default`. */
export function sandboxOf(request: Request): Sandbox {
  return sandbox(sandboxIdOf(request) ?? 'default');
}
