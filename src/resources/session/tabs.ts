/** What the tabs of one browser tell each other about the session (docs/decisions/refresh-queue.md). */
import { openChannel } from '@/lib/channel';

export type TabMessage = { type: 'signed-out' } | { type: 'signed-in'; member: string };

export interface TabChannel {
  tell: (message: TabMessage) => void;
  close: () => void;
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const type: unknown = Reflect.get(data, 'type');
  return (
    type === 'signed-out' ||
    (type === 'signed-in' && typeof Reflect.get(data, 'member') === 'string')
  );
}

/** Joins the other tabs; without a channel, each tab is on its own. */
export function joinTabs(hear: (message: TabMessage) => void): TabChannel {
  const channel = openChannel('session');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another release.
    if (isTabMessage(data)) hear(data);
  });
  return {
    tell: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
