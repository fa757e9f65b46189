import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { setupMockApi } from './mock-api/node';

const mockApi = setupMockApi();
const hasScreen = typeof document !== 'undefined';

// Some parts come after the first screen on purpose, and a busy machine is slow to bring the first
// code; a longer wait costs nothing where what is waited for comes.
configure({ asyncUtilTimeout: 20_000 });

// A wait asks in vain many times, and the page's picture in the message is dear: drawn when read.
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

// jsdom has no layout to scroll and says so on every navigation.
if (hasScreen) window.scrollTo = () => undefined;

beforeAll(() => {
  mockApi.server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  // They stand in a root of their own, and one may come when the test that caused it is over.
  if (hasScreen) act(() => toast.remove());
});

afterEach(() => {
  if (hasScreen) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
  mockApi.reset();
  // A response of the test's own can answer on either host, so the address is checked here.
  expect(mockApi.takeMisdirected(), 'requests sent to the wrong host').toEqual([]);
  expect(mockApi.takeErrors()).toEqual([]);
});

afterAll(() => {
  mockApi.server.close();
});
