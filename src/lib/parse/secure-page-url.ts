import { httpUrl } from './urls';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Validates the URL of a checkout or other external page: `https:`, or `http:` on this machine.
 * Returns `null` for any other, and for one with a user name, which can imitate the host
 * (`https://checkout.example.com@other.example`).
 * @param allowsLocalHttp whether `http:` is accepted on this machine
 */
export function securePageUrl(value: unknown, allowsLocalHttp: boolean): string | null {
  const url = typeof value === 'string' ? httpUrl(value) : null;
  if (url === null) return null;
  const { protocol, hostname, username, password, href } = new URL(url);
  if (username !== '' || password !== '') return null;
  const isSecure = protocol === 'https:' || (allowsLocalHttp && LOCAL_HOSTS.includes(hostname));
  return isSecure ? href : null;
}
