/**
 * Which code is loaded when (docs/decisions/first-screen.md):
 *
 * | phase  | what                                                  | is downloaded               |
 * | ------ | ----------------------------------------------------- | --------------------------- |
 * | first  | all that main.tsx imports: session, catalogue, errors  | with the page               |
 * | screen | the screen at the address, where not the catalogue     | when the first chunk runs   |
 * | member | member-parts.ts: bar, menus, usage button, highlights  | when the first chunk runs   |
 * | idle   | `idleParts` of idle-phase.ts: likely screens, dialogs  | when the page has been idle |
 *
 * The member phase runs when the first render has been painted. The HTTP client is loaded when the
 * member begins to do something, at the latest in the idle phase, and so is whatever the member
 * points at, focuses or opens before that.
 */
import { lazyCode, useLazyCode, type LazyState } from '@/lib/lazy-code';
import { waitForPaint } from '@/lib/wait-for-paint';
import type * as MemberParts from './member-parts';

/** The member phase: one chunk, which is not to keep the cards waiting when it is there first. */
export const memberParts = lazyCode(async () => {
  await waitForPaint();
  return import('./member-parts');
});

/** The parts of the member phase, once they are loaded. */
export function useMemberParts(): LazyState<typeof MemberParts> {
  return useLazyCode(memberParts);
}
