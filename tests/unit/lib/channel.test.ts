import { expect, it, vi } from 'vitest';
import { openChannel } from '@/lib/channel';

it('a channel carries messages to the other tabs', async () => {
  const [one, other] = [openChannel('probe')!, openChannel('probe')!];
  const message = new Promise((resolve) => {
    other.addEventListener('message', ({ data }) => resolve(data));
  });
  one.postMessage('hello');
  expect(await message).toBe('hello');
  one.close();
  other.close();
});

it('there is no channel where the browser refuses one', () => {
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

it('there is no channel in a browser without them', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('probe')).toBeNull();
});
