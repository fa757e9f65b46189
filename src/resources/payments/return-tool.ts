/**
 * The tool that a checkout was started from, so that the result page can lead back to it
 * (docs/product/purchase.md#back-to-the-tool). Kept in the browser, because the hosted checkout may
 * return in another tab.
 */
import { isRecord } from '@/lib/optional-fields';
import { browserStorage, parseJson } from '@/lib/storage';

interface StoredReturn {
  toolId: string;
  /** When the checkout was started, in epoch milliseconds. */
  startedAt: number;
  /** The checkout session that has returned; `null` before that. */
  sessionId: string | null;
}

/** A checkout that has not returned after this is not the one that returns later. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Each member has an entry of their own, also where two use one browser. */
function storageKey(member: string): string {
  return `checkout-return:${member}`;
}

/** Whether an id can be a segment of a path: `.` and `..` would lead elsewhere. */
function isToolId(id: unknown): id is string {
  return typeof id === 'string' && id.trim() !== '' && id !== '.' && id !== '..';
}

function read(member: string): StoredReturn | null {
  const stored = parseJson(browserStorage.read(storageKey(member)));
  if (!isRecord(stored)) return null;
  const { toolId, startedAt, sessionId } = stored;
  if (!isToolId(toolId) || typeof startedAt !== 'number') return null;
  return { toolId, startedAt, sessionId: typeof sessionId === 'string' ? sessionId : null };
}

/**
 * Stores the tool that a checkout starts from.
 * @param toolId `null` for a checkout that was not started from a tool
 * @param now epoch milliseconds
 */
export function rememberReturnTool(member: string, toolId: string | null, now: number): void {
  if (member === '' || !isToolId(toolId)) browserStorage.remove(storageKey(member));
  else {
    const stored: StoredReturn = { toolId, startedAt: now, sessionId: null };
    browserStorage.write(storageKey(member), JSON.stringify(stored));
  }
}

/**
 * The id of the tool that a returned checkout was started from, or `null`. The first session that
 * returns keeps the tool, so that a reload finds it and the result of another checkout does not.
 * @param now epoch milliseconds
 */
export function findReturnTool(member: string, sessionId: string, now: number): string | null {
  const stored = member === '' ? null : read(member);
  if (!stored) return null;
  if (stored.sessionId !== null) return stored.sessionId === sessionId ? stored.toolId : null;
  const age = now - stored.startedAt;
  if (!(age >= 0 && age <= MAX_AGE_MS)) return null;
  browserStorage.write(storageKey(member), JSON.stringify({ ...stored, sessionId }));
  return stored.toolId;
}
