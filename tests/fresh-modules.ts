import { afterAll, vi } from 'vitest';

// The next file of the worker starts with fresh modules, as after a page load.
afterAll(() => void vi.resetModules());
