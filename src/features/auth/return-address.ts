import { env } from '@/config/env';
import { tabStorage } from '@/lib/storage';
import { redirectTarget } from '@/resources/session/redirect';

const KEY = 'redirectTo';

/** `redirectTo` of the login page's address, `null` without it. */
export function redirectParameter(search: string): string | null {
  return new URLSearchParams(search).get(KEY);
}

/** Keeps where the sign-in shall lead, as it came; it is judged when it is used. */
export function keepReturnAddress(address: string): void {
  tabStorage.write(KEY, address);
}

/**
 * Where the sign-in leads now; what was kept is forgotten.
 * @param fallback the address to judge where storage is switched off
 */
export function takeReturnAddress(fallback: string | null): string {
  const kept = tabStorage.read(KEY) ?? fallback;
  tabStorage.remove(KEY);
  return redirectTarget(kept, { origin: window.location.origin, loginUrl: env().loginUrl });
}
