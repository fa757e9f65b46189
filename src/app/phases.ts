/**
 * Which code is loaded when (docs/decisions/first-screen.md):
 *
 * | phase  | what                                                      | starts                      |
 * | ------ | --------------------------------------------------------- | --------------------------- |
 * | first  | all that main.tsx imports: session, catalogue, errors      | with the page               |
 * | screen | the screen at the address, where that isn't the catalogue  | when the first chunk runs   |
 * | member | member-parts.ts: bar, menus, usage button, HTTP client     | when the first chunk runs   |
 * | idle   | `idleParts` of idle-phase.ts: likely screens, dialogs      | when the page has been idle |
 *
 * Whatever the member points at, focuses or opens before the idle phase is loaded then.
 */
import { useDeferredValue } from 'react';
import { lazyCode, useLazyCode, type LazyState } from '@/lib/lazy-code';
import type * as MemberParts from './member-parts';

/** The member phase: one chunk, in which `request()` finds the HTTP client, too. */
export const memberParts = lazyCode(() => import('./member-parts'));

const NOT_LOADED: LazyState<typeof MemberParts> = { module: null, failure: null };

/**
 * The parts of the member phase, once they are loaded. Rendering them is deferred: the cards, whose
 * answer may arrive in the same moment, come first.
 */
export function useMemberParts(): LazyState<typeof MemberParts> {
  return useDeferredValue(useLazyCode(memberParts), NOT_LOADED);
}
