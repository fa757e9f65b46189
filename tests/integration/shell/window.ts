import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window narrower than md, for the rest of the test: jsdom has no media queries. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: false }),
  );
}

/** Scrolls as a member does: jsdom has no layout, so the position is only said. */
export function scrollTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}
