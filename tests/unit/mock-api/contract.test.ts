import { expect, it } from 'vitest';
import { ContractViolation, withinContract } from '@mock-api/contract';
import { json } from '@mock-api/respond';
import { toolBody } from '../../helpers/values';

it('a response that docs/api/openapi.yaml describes is let through with its body unread', async () => {
  const response = json([toolBody]);
  const result = await withinContract('GET', '/getTools', response);
  expect(await result.json()).toEqual([toolBody]);
});

it.each<[what: string, method: string, route: string, response: Response, message: RegExp]>([
  [
    'a field of another type',
    'GET',
    '/subscription/current',
    json({ data: { hasActiveSubscription: 'yes' } }),
    /^GET \/subscription\/current 200: \/data\/hasActiveSubscription must be boolean$/,
  ],
  [
    'a missing field',
    'GET',
    '/user/getuserdata',
    json({ success: true, data: { paymentDetailsCollected: false } }),
    /^GET \/user\/getuserdata 200: \/data must have required property 'isOnboarded'$/,
  ],
  [
    'an undocumented status',
    'GET',
    '/getTools',
    json([], { status: 206 }),
    /^GET \/getTools 206 is not documented\.$/,
  ],
])(
  'a response with %s is an error that names request, status and field',
  async (_, method, route, response, message) => {
    const result = withinContract(method, route, response);
    await expect(result).rejects.toBeInstanceOf(ContractViolation);
    await expect(result).rejects.toThrow(message);
  },
);

it('a response that is not JSON, such as a streamed text, is let through', async () => {
  const response = new Response('# Maya', { headers: { 'Content-Type': 'text/plain' } });
  expect(await withinContract('POST', '/generate-profile', response)).toBe(response);
});
