import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { readPlatformCosts, type PlatformCost } from './schema';

/**
 * `GET /tokens/platform-costs`.
 * @throws MalformedResponseError when the body contains no list of platforms
 */
export async function fetchPlatformCosts(signal: AbortSignal): Promise<PlatformCost[]> {
  const costs = readPlatformCosts(await request(endpoints.platformCosts, { signal }));
  if (!costs) throw new MalformedResponseError('platform-costs responded without platforms.');
  return costs;
}
