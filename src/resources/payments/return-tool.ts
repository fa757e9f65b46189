/**
 * The tool that a checkout was started from, so that the result page can link back to it
 * (docs/product/purchase.md#back-to-the-tool). Kept in local storage, because the hosted checkout
 * may return in another tab.
 */
import * as v from 'valibot';
import { browserStorage, parseJson } from '@/lib/browser/storage';

/** Whether an id can be a segment of a path: `.` and `..` would change the path. */
function isToolId(id: string): boolean {
  return id.trim() !== '' && id !== '.' && id !== '..';
}

const storedReturn = v.object({
  toolId: v.pipe(v.string(), v.check(isToolId)),
  /** When the checkout was started, in epoch milliseconds. */
  startedAt: v.number(),
  /** The checkout session that has returned; `null` before that. */
  sessionId: v.fallback(v.nullable(v.string()), null),
});

type StoredReturn = v.InferOutput<typeof storedReturn>;

/** A stored tool is ignored if its checkout has not returned within this time. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Each member has an entry of their own, also where two use one browser. */
function storageKey(member: string): string {
  return `checkout-return:${member}`;
}

function read(member: string): StoredReturn | null {
  const parsed = v.safeParse(storedReturn, parseJson(browserStorage.read(storageKey(member))));
  return parsed.success ? parsed.output : null;
}

/**
 * Stores the tool that a checkout starts from.
 * @param toolId `null` for a checkout that was not started from a tool
 * @param now epoch milliseconds
 */
export function storeReturnTool(member: string, toolId: string | null, now: number): void {
  if (member === '' || toolId === null || !isToolId(toolId))
    browserStorage.remove(storageKey(member));
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
