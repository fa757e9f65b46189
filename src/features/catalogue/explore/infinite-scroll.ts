/** Numbers of the infinite scroll (docs/product/catalogue.md#explore-page). */
export const FIRST_TOOLS = 9;
export const TOOLS_PER_STEP = 6;
export const STEP_DELAY_MS = 500;
export const SCROLL_CHECK_MS = 150;
const TRIGGER_SHARE = 0.8;

/** The page's scroll position and sizes, in CSS pixels. */
export interface PagePosition {
  scrollY: number;
  innerHeight: number;
  scrollHeight: number;
}

/**
 * Whether the viewport's bottom has reached 80 percent of the page's height. Before the member has
 * scrolled it has to reach 100 percent, so that a tall window loads more only if nothing can be
 * scrolled. False for a height of 0, which means that there is no layout yet.
 */
export function reachesTrigger(
  { scrollY, innerHeight, scrollHeight }: PagePosition,
  hasScrolled: boolean,
): boolean {
  const share = hasScrolled ? TRIGGER_SHARE : 1;
  return scrollHeight > 0 && scrollY + innerHeight >= share * scrollHeight;
}
