import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { readBody, siteCall } from '../handlers/call';
import { API_BASE, site } from '../paths';
import { html, json, problem, seeOther } from '../respond';
import { sandboxOf } from '../sandbox';
import { patchOfForm } from './form';
import { controlPage } from './page';
import { applyPatch, PatchError, patchSchema } from './patch';
import { memberOf, readState } from './state';

/** The method and the path below the API base of each handler. */
function routesOf(handlers: readonly HttpHandler[]): { method: string; path: string }[] {
  const base = `*${API_BASE}`;
  return handlers.flatMap(({ info: { method, path } }) =>
    typeof path === 'string' && path.startsWith(`${base}/`)
      ? { method: String(method), path: path.slice(base.length) }
      : [],
  );
}

type Applied = ReturnType<typeof applyPatch>;

function apply(request: Request, body: unknown, done: (applied: Applied) => Response): Response {
  const patch = v.safeParse(patchSchema, body);
  if (!patch.success) {
    const [issue] = patch.issues;
    return problem(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  }
  try {
    return done(applyPatch(sandboxOf(request), patch.output, request));
  } catch (error) {
    if (error instanceof PatchError) return problem(400, error.message);
    throw error;
  }
}

function stateOf(request: Request) {
  const sandbox = sandboxOf(request);
  return readState(sandbox, memberOf(sandbox, request));
}

/**
 * The control page and its JSON (README of this folder, "Simulated failures").
 * @param handlers whose routes the page lists
 */
export function controlHandlers(handlers: readonly HttpHandler[]): HttpHandler[] {
  return [
    siteCall('GET', site.controlState, ({ request }) => json(stateOf(request))),
    siteCall('PUT', site.controlState, async ({ request }) =>
      apply(request, await readBody(request), ({ cookies, member }) =>
        json(readState(sandboxOf(request), member), { cookies }),
      ),
    ),
    siteCall('GET', site.controlPage, ({ request }) =>
      html(controlPage(stateOf(request), routesOf(handlers))),
    ),
    siteCall('POST', site.controlPage, async ({ request }) => {
      const form = new URLSearchParams(await request.text());
      return apply(request, patchOfForm(form, stateOf(request)), ({ cookies }) =>
        seeOther(site.controlPage, cookies),
      );
    }),
  ];
}
