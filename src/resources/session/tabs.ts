/** What the tabs of one browser tell each other about the session (docs/decisions/refresh-queue.md). */
import { openChannel } from '@/lib/channel';
import type { Identity } from './same-member';
import { readUser } from './schema';

export type TabMessage =
  | { type: 'signed-out' }
  /** A login is about to be sent. */
  | { type: 'signing-in' }
  /** Whom the cookies belong to, by a login or by a first check. */
  | { type: 'signed-in'; member: Identity };

export interface TabChannel {
  tell: (message: TabMessage) => void;
  close: () => void;
}

/** The message in what a tab has sent, which may run another release; `null` without one. */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const type: unknown = Reflect.get(data, 'type');
  if (type === 'signed-out' || type === 'signing-in') return { type };
  const member = readUser(Reflect.get(data, 'member'));
  return type === 'signed-in' && member ? { type, member } : null;
}

/** Joins the other tabs; without a channel, each tab is on its own. */
export function joinTabs(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel('session');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  });
  return {
    tell: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
