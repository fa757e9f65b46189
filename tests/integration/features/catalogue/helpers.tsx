import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { ToolPage } from '@/features/catalogue/tool-page/tool-page';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { toolBody } from '../../../helpers/values';
import { renderApp, renderPart } from '../../render-app';

/** Demo members, named by their credits. */
export const MAYA_WITH_CREDITS = 'maya@lindqvistcoaching.com';
export const MARCUS_ALL_RESERVED = 'marcus@webbperformance.com';
export const TOM_WITHOUT_CREDITS = 'tom@okaforoperations.com';
export const LENA_FREE_PLAN = 'lena@hartmannhealth.com';

export const mockApi = setupMockApi();

/** Response bodies of tools, numbered from 1. */
export function toolBodies(count: number, change: (index: number) => object = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    ...toolBody,
    _id: `t${index + 1}`,
    name: `Tool ${index + 1}`,
    ...change(index),
  }));
}

/** Responds to a GET below the API base; a string is sent as HTML. */
export function respondTo(path: string, body: unknown, status = 200): void {
  mockApi.server.use(
    http.get(`*/api${path}`, () =>
      typeof body === 'string'
        ? HttpResponse.html(body, { status })
        : HttpResponse.json(body as null, { status }),
    ),
  );
}

/** Holds the response to a GET until the test releases it. */
export function holdResponse(path: string) {
  const body = deferred<unknown>();
  mockApi.server.use(
    http.get(`*/api${path}`, async () => HttpResponse.json((await body.promise) as null)),
  );
  return { release: body.resolve };
}

/** The number of requests to a path. */
export function callsTo(path: string): number {
  return mockApi.calls().filter((call) => call.path === path).length;
}

/** The names on the cards in their order. */
export function cardNames(): string[] {
  return within(screen.getByRole('list', { name: 'Tools' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

/** The card of a tool. */
export function card(name: string): HTMLElement {
  const entry = within(screen.getByRole('list')).getByText(name, { selector: 'a' }).closest('li');
  if (!entry) throw new Error(`${name} is in no list.`);
  return entry;
}

/** The link of a tool's card. */
export function cardLink(name: string): HTMLElement {
  return within(card(name)).getByText(name, { selector: 'a' });
}

/** Stubs `matchMedia`: queries that contain one of the texts match. */
export function stubMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((text) => query.includes(text)),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Opens a tool's page and waits until it shows the tool. */
export async function openTool(as: string, tool: object = toolBody, id = 't1') {
  respondTo(`/getTool/${id}`, tool);
  const app = renderApp(`/tool/${id}`, { as });
  await screen.findByText('About this tool');
  return app;
}

/** Renders a tool's page alone, and waits until it shows the tool. */
export async function renderTool(as: string, tool: object = toolBody) {
  respondTo('/getTool/t1', tool);
  const page = (
    <Routes>
      <Route path="/tool/:id" element={<ToolPage />} />
    </Routes>
  );
  const view = renderPart(page, as, '/tool/t1');
  await screen.findByText('About this tool');
  return view;
}
