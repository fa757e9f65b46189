import { expect, it } from 'vitest';
import { createAxiosClient } from '@/http/axios-client';

it('every client sends the cookies of the session to the other origin', () => {
  expect(createAxiosClient({ baseURL: 'https://api.example' }).defaults).toMatchObject({
    baseURL: 'https://api.example',
    withCredentials: true,
    responseType: 'text',
  });
});

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a response with status %d is a success: %s', (status, isSuccess) => {
  expect(createAxiosClient({}).defaults.validateStatus?.(status)).toBe(isSuccess);
});
