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
  else storedReturn.write(memberKey, { toolId, startedAt: now });
}

/**
 * The id of the tool that the last checkout was started from, or `null`.
 * @param now epoch milliseconds
 */
export function findReturnTool(memberKey: string, now: number): string | null {
  const stored = storedReturn.read(memberKey);
  const age = stored ? now - stored.startedAt : -1;
  return stored && age >= 0 && age <= MAX_AGE_MS ? stored.toolId : null;
}
