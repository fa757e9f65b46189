import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stubs a viewport narrower than `md` until the test ends. */
export function stubPhoneViewport(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: false }),
  );
}

/** Stubs the scroll position and fires `scroll`: jsdom has no layout. */
export function scrollTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}
