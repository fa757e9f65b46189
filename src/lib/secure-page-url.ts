import { httpUrl } from './urls';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address that a member may be sent to with money at stake: `https:`, or `http:` on this machine
 * where `localHttp` allows it. Anything else is `null`, and so is one with a user name, which is
 * there to look like the host (`https://checkout.example.com@elsewhere.example`).
 */
export function securePageUrl(value: unknown, localHttp: boolean): string | null {
  const address = typeof value === 'string' ? httpUrl(value) : null;
  if (address === null) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  const secure = protocol === 'https:' || (localHttp && LOCAL_HOSTS.includes(hostname));
  return secure ? href : null;
}
