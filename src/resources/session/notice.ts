import { tabStorage } from '@/lib/browser/storage';

const KEY = 'session.notice';

/** A message that the login page shows once: why the member was redirected to it. */
export type SessionNotice = (typeof NOTICES)[number];

const NOTICES = [
  'expired',
  'expired-text-kept',
  'cookies-blocked',
  'logout-failed',
  'password-changed',
  'password-reset',
  'invalid-link',
] as const;

/** Stores a notice for the login page in session storage, which survives the page load. */
export function storeNotice(notice: SessionNotice): void {
  tabStorage.write(KEY, notice);
}

/** Returns and removes the stored notice. */
export function takeNotice(): SessionNotice | undefined {
  const notice = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return NOTICES.find((known) => known === notice);
}
