import { cleanup, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { operations } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';
import { damaged, valid } from '../../helpers/values';
import { renderApp } from '../render-app';

const api = setupMockApi();
/** Each run renders a whole screen. */
const RUNS = Number(process.env['GENERATED_SCREENS'] ?? 10);
const SEED = 20_261_122;

const PAGES = ['/', '/explore', '/tool/t1', '/profile', '/subscription', '/explore?modal=usage'];
/** Operations whose responses are not generated: a visitor would see only the login page. */
const SESSION = ['verifyToken', 'getUser', 'refresh'];
const UNREADABLE = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date/;

const loads = operations().filter(
  ({ id, method, success }) => method === 'get' && success !== null && !SESSION.includes(id),
);
const bodies = fc.tuple(
  ...loads.map(({ success }) => {
    const schema = [...success!, 'schema'];
    return fc.oneof(valid(schema), damaged(schema));
  }),
);

it('every screen shows text for any response of the API', async () => {
  for (const method of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PAGES), bodies, async (page, values) => {
      api.server.use(
        ...loads.map(({ path }, index) =>
          http.get(`*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, () =>
            HttpResponse.json(values[index] as never),
          ),
        ),
      );
      const { queryClient } = renderApp(page, {
        as: 'maya@lindqvistcoaching.com',
        isStrict: true,
      });
      try {
        // Queries by role would take seconds: they compute the accessibility tree of a generated
        // page.
        await waitFor(() => expect(document.querySelector('header button')).not.toBeNull());
        await waitFor(() => expect(queryClient.isFetching()).toBe(0));
        const text = document.body.textContent;
        expect(text).not.toMatch(UNREADABLE);
        expect(text).not.toContain('This page ran into a problem');
        expect(document.querySelector('main')?.textContent).not.toBe('');
      } finally {
        cleanup();
        queryClient.clear();
        api.server.resetHandlers();
        localStorage.clear();
        sessionStorage.clear();
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 300_000);
