import { tabStorage } from '@/lib/storage';

const KEY = 'session.notice';

/** What the login page shows once about what led to it: the messages before a redirect again. */
export type SessionNotice = (typeof NOTICES)[number];

const NOTICES = ['expired', 'password-changed', 'password-reset', 'invalid-link'] as const;

/** Stores a notice for the login page in session storage, which survives the page load there. */
export function storeNotice(notice: SessionNotice): void {
  tabStorage.write(KEY, notice);
}

/** Returns and removes the stored notice. */
export function takeNotice(): SessionNotice | undefined {
  const notice = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return NOTICES.find((known) => known === notice);
}
