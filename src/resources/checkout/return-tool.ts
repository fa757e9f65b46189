/**
 * The tool that a checkout was started from, so that the result page can link back to it
 * (docs/product/purchase.md#back-to-the-tool). Kept in local storage, because the hosted checkout
 * may return in another tab.
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { orNull } from '@/lib/parse/field-schemas';

/** Whether an id can be a segment of a path: `.` and `..` would change the path. */
function isToolId(id: string): boolean {
  return id.trim() !== '' && id !== '.' && id !== '..';
}

const storedReturn = memberValue(
  'checkout-return',
  orNull(
    v.object({
      toolId: v.pipe(v.string(), v.check(isToolId)),
      /** When the checkout was started, in epoch milliseconds. */
      startedAt: v.number(),
      /** The checkout session that has returned; `null` before that. */
      sessionId: orNull(v.string()),
    }),
  ),
);

/** A stored tool is ignored if its checkout has not returned within this time. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/**
 * Stores the tool that a checkout starts from.
 * @param toolId `null` for a checkout that was not started from a tool
 * @param now epoch milliseconds
 */
export function storeReturnTool(memberKey: string, toolId: string | null, now: number): void {
  if (toolId === null || !isToolId(toolId)) storedReturn.remove(memberKey);
  else storedReturn.write(memberKey, { toolId, startedAt: now, sessionId: null });
}

/**
 * The id of the tool that a returned checkout was started from, or `null`. The first session that
 * returns keeps the tool, so that a reload finds it and the result of another checkout does not.
 * @param now epoch milliseconds
 */
export function findReturnTool(memberKey: string, sessionId: string, now: number): string | null {
  const stored = storedReturn.read(memberKey);
  if (!stored) return null;
  if (stored.sessionId !== null) return stored.sessionId === sessionId ? stored.toolId : null;
  const age = now - stored.startedAt;
  if (!(age >= 0 && age <= MAX_AGE_MS)) return null;
  storedReturn.write(memberKey, { ...stored, sessionId });
  return stored.toolId;
}
