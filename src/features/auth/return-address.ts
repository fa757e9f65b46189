import { env } from '@/config/env';
import { tabStorage } from '@/lib/storage';
import { redirectTarget } from '@/resources/session/redirect';

const KEY = 'redirectTo';

/** `redirectTo` of the login page's address; `null` without it. */
export function redirectParameter(search: string): string | null {
  return new URLSearchParams(search).get(KEY);
}

/** Stores the address to open after login; it is validated when it is read. */
export function storeReturnAddress(address: string): void {
  tabStorage.write(KEY, address);
}

/**
 * Returns the validated address to open after login and removes the stored one
 * (docs/product/session.md#returning-to-a-page).
 * @param fallback used when nothing is stored, such as with blocked storage
 */
export function takeReturnAddress(fallback: string | null): string {
  const stored = tabStorage.read(KEY) ?? fallback;
  tabStorage.remove(KEY);
  return redirectTarget(stored, { origin: window.location.origin, loginUrl: env().loginUrl });
}
