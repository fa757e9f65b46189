import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { isRecord } from '@/lib/optional-fields';
import { readStacks, type Stacks } from './schema';

/**
 * `GET /tokens/all-stacks`.
 * @returns `null` for a response without data (No Token Data)
 * @throws MalformedResponseError when it isn't successful or not JSON
 */
export async function fetchStacks(signal: AbortSignal): Promise<Stacks | null> {
  const body = await request(endpoints.stacks, { signal });
  if (typeof body === 'string' || (isRecord(body) && body['success'] === false)) {
    throw new MalformedResponseError('all-stacks answered without success.');
  }
  return readStacks(body);
}
