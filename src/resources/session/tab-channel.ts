/**
 * The session messages between the tabs of one browser (docs/decisions/session.md#several-tabs).
 */
import * as v from 'valibot';
import type { Identity } from './identity-rules';
import { userSchema } from './schema';

export type TabMessage =
  | { type: 'signed-out'; how: 'logout' | 'expired' }
  /** The member that a login or a first check has found. */
  | { type: 'signed-in'; member: Identity };

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** A message of another tab, which may run another release. */
const messageSchema = v.variant('type', [
  v.object({
    type: v.literal('signed-out'),
    // A message without a known reason counts as a logout, so that private text is removed.
    how: v.fallback(v.picklist(['logout', 'expired']), 'logout'),
  }),
  v.object({ type: v.literal('signed-in'), member: userSchema }),
]);

/** `null` if the browser lacks channels or blocks site data. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('session');
  } catch {
    return null;
  }
}

/** Opens the channel to the other tabs; without `BroadcastChannel` messages are dropped. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, data);
    if (message.success) onMessage(message.output);
  });
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  };
}
