// @vitest-environment node
import { expect, it } from 'vitest';
import { operations } from '@mock-api/document';
import { bodyOf, createBrowser } from './browser';

/** The requests of a visitor. */
const PUBLIC = ['login', 'logout', 'refresh', 'requestResetLink', 'resetPassword'];

it.each(operations().filter(({ id }) => !PUBLIC.includes(id)))(
  'a visitor gets 401 for $method $path',
  async ({ method, path }) => {
    const response = await createBrowser().call(method.toUpperCase(), path.replace(/\{\w+\}/, 'x'));
    expect(response.status).toBe(401);
    expect(await bodyOf(response)).toMatchObject({ msg: expect.any(String) });
  },
);
