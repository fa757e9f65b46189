/** What the tabs of one browser tell each other about the session (docs/decisions/refresh-queue.md). */

export type TabMessage = { type: 'signed-out' } | { type: 'signed-in'; userId: string };

export interface TabChannel {
  tell: (message: TabMessage) => void;
  close: () => void;
}

/** Joins the other tabs; where the browser has no BroadcastChannel, each tab is on its own. */
export function joinTabs(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
