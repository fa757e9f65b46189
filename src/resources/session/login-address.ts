import { env } from '@/config/env';

/** The login page's address that comes back to an address afterwards (core specification, section 2). */
export function loginAddress(returnTo: string): string {
  const address = new URL(env().loginUrl);
  address.searchParams.set('redirectTo', returnTo);
  return address.href;
}
