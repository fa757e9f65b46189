import { env } from '@/config/env';

/** The login page's address with its `redirectTo` (docs/product/session.md#returning-to-a-page). */
export function loginAddress(returnTo: string): string {
  const address = new URL(env().loginUrl);
  address.searchParams.set('redirectTo', returnTo);
  return address.href;
}
