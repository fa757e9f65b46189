import { create } from 'zustand';

/**
 * The flags of docs/product/session.md#session-flags. The member is server data: see queries.ts.
 */
export interface SessionFlags {
  authenticated: boolean;
  /** A refresh is in flight. No screen shows it. */
  refreshing: boolean;
  loggingOut: boolean;
  /** The first check of this page load is in flight, or a repetition of it. */
  initialCheck: boolean;
  /** The first check has used its one refresh attempt. */
  attemptedRefresh: boolean;
}

export const initialFlags: SessionFlags = {
  authenticated: false,
  refreshing: false,
  loggingOut: false,
  initialCheck: true,
  attemptedRefresh: false,
};

export const useSessionStore = create<SessionFlags>()(() => initialFlags);
