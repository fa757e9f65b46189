import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { setupMockApi } from './mock-api/node';
import { WAIT_LIMIT_MS } from './wait-limit';

const mockApi = setupMockApi();
const hasDocument = typeof document !== 'undefined';

configure({ asyncUtilTimeout: WAIT_LIMIT_MS });

// A pending `findBy` creates many errors, and printing the page into their message is slow, so the
// message is computed when it is read.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
    return error;
  },
});

// For jsdom a window has the focus if one of its elements has.
if (hasDocument) document.hasFocus = () => true;

// jsdom does not implement scrolling and logs an error on each navigation.
if (hasDocument) {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

beforeAll(() => {
  mockApi.server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  // Toasts are rendered in their own root, and one may appear after its test has ended.
  if (hasDocument) act(() => toast.remove());
});

afterEach(() => {
  if (hasDocument) {
    cleanup();
    // A script that is still loading would settle in a later test.
    for (const script of document.querySelectorAll('script')) {
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
    localStorage.clear();
    sessionStorage.clear();
  }
  // The option `unstubGlobals` keeps the last test's stubs while the next file is collected.
  vi.unstubAllGlobals();
  if (hasDocument) window.history.replaceState(null, '', '/');
  mockApi.reset();
  // A handler of a test responds on both hosts, so the host is checked here.
  expect(mockApi.takeMisdirected(), 'requests sent to the wrong host').toEqual([]);
  expect(mockApi.takeErrors()).toEqual([]);
});

afterAll(async () => {
  // The environment of a file ends with it. A module whose import was still running would then fail
  // in the other files of the worker, too.
  await vi.dynamicImportSettled();
  mockApi.server.close();
});
