/**
 * Which code is loaded when (docs/decisions/first-screen.md):
 *
 * | phase  | code                                                      | downloaded                |
 * | ------ | --------------------------------------------------------- | ------------------------- |
 * | first  | the static imports of main.tsx, with the catalogue        | with the page             |
 * | screen | the chunk of the first screen, unless it is the catalogue | when main.tsx runs        |
 * | member | chunk `member`: bar, menus, GlobalParts, HTTP client      | when main.tsx is loaded   |
 * | idle   | `idleParts` of idle-phase.ts: likely screens and dialogs  | after 5 s without queries |
 *
 * The first render waits for the phase `screen`. The phase `member` is evaluated after the first
 * paint; visitors load it too, because GlobalParts mounts the support messenger. The phase `idle` is
 * for members only.
 *
 * All other code, and that of `idle` if it is needed earlier, is loaded by its first render or use; the
 * controls of most dialogs preload it on hover and focus. That of toasts is loaded after 500 ms without
 * queries, because a toast also reports a lost connection.
 */
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { lazyCode, type LazyState } from '@/lib/browser/lazy-code';
import { useLazyCode } from '@/lib/react/use-lazy-code';
import type * as MemberParts from './member-chunk';

/**
 * The modules of the phase `member`. The import waits for the first paint, so that evaluating the
 * chunk does not delay the cards if it is downloaded before they render.
 */
export const memberParts = lazyCode(async () => {
  await waitForPaint();
  return import('./member-chunk');
});

/** Returns the modules of the phase `member` once they are loaded. */
export function useMemberParts(): LazyState<typeof MemberParts> {
  return useLazyCode(memberParts);
}
