import { expect, it, vi } from 'vitest';
import { openChannel } from '@/lib/browser/channel';

it('a message on a channel reaches the other tabs', async () => {
  const [one, other] = [openChannel('probe')!, openChannel('probe')!];
  const message = new Promise((resolve) => {
    other.addEventListener('message', ({ data }) => resolve(data));
  });
  one.postMessage('hello');
  expect(await message).toBe('hello');
  one.close();
  other.close();
});

it('opening a channel returns null where the browser denies it', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openChannel('probe')).toBeNull();
});

it('opening a channel returns null in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('probe')).toBeNull();
});
