import { env } from '@/config/env';

/** The login page's URL with its `redirectTo` (docs/product/session.md#returning-to-a-page). */
export function loginUrl(returnTo: string): string {
  const url = new URL(env().loginUrl);
  url.searchParams.set('redirectTo', returnTo);
  return url.href;
}
