import { expect, it, vi } from 'vitest';
import { openTabChannel } from '@/resources/session/tab-channel';

it('a message to other tabs is dropped in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = openTabChannel(() => undefined);
  tabs.post({ type: 'signed-out', how: 'logout' });
  expect(() => tabs.close()).not.toThrow();
});
