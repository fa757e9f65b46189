import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { setupMockApi } from './mock-api/node';

const mockApi = setupMockApi();
const hasScreen = typeof document !== 'undefined';

beforeAll(() => {
  mockApi.server.listen({ onUnhandledRequest: 'error' });
});

afterEach(async () => {
  if (hasScreen) {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
  mockApi.reset();
});

afterAll(() => {
  mockApi.server.close();
});
