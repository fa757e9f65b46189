import { afterAll, vi } from 'vitest';

// The next file gets the modules as a page load would, without a process of its own.
afterAll(() => {
  vi.resetModules();
});
