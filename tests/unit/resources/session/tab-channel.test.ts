import { expect, it, vi } from 'vitest';
import { openTabChannel, type TabMessage } from '@/resources/session/tab-channel';

it('only valid messages of other tabs are received, and an unknown end of a session is a logout', async () => {
  const received: TabMessage[] = [];
  const receiver = openTabChannel((message) => received.push(message));
  const sender = new BroadcastChannel('session');
  for (const message of [
    null,
    'text',
    {},
    { type: 'signed-in' },
    { type: 'signed-in', member: { name: 'Maya' } },
    { type: 'other' },
    { type: 'signed-out', how: 'expired' },
    { type: 'signed-out', how: 'other' },
    { type: 'signed-out' },
  ]) {
    sender.postMessage(message);
  }
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.map((message) => message.type === 'signed-out' && message.how)).toEqual([
    'expired',
    'logout',
    'logout',
  ]);
  sender.close();
  receiver.close();
});
