import { create } from 'zustand';

/** The session's flags (core specification, section 4). Who is signed in is server data: see queries.ts. */
export interface SessionFlags {
  authenticated: boolean;
  refreshing: boolean;
  loggingOut: boolean;
  /** The first check of this page load has not come back yet. */
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
