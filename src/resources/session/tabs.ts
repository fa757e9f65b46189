/** The session messages between the tabs of one browser (docs/decisions/refresh-queue.md). */
import { openChannel } from '@/lib/browser/channel';
import { isRecord } from '@/lib/parse/optional-field-schemas';
import { readUser, type Identity } from './schema';

export type TabMessage =
  | { type: 'signed-out'; how: 'logout' | 'expired' }
  /** A login is about to be sent. */
  | { type: 'signing-in' }
  /** The member that a login or a first check has found. */
  | { type: 'signed-in'; member: Identity };

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** Parses a message of another tab, which may run another release; `null` if it is unknown. */
function readMessage(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  const { type, how } = data;
  if (type === 'signing-in') return { type };
  // Without a reason private text is not kept.
  if (type === 'signed-out') return { type, how: how === 'expired' ? how : 'logout' };
  const member = readUser(data['member']);
  return type === 'signed-in' && member ? { type, member } : null;
}

/** Opens the channel to the other tabs; without `BroadcastChannel` messages are dropped. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel('session');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  });
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
