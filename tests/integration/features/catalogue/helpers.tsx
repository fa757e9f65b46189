import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { ToolPage } from '@/features/catalogue/tool-page/tool-page';
import { respondTo } from '../../../helpers/mock-api';
import { toolBody } from '../../../helpers/values';
import { renderApp, renderPart } from '../../render-app';

/** Response bodies of tools, numbered from 1. */
export function toolBodies(count: number, change: (index: number) => object = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    ...toolBody,
    _id: `t${index + 1}`,
    name: `Tool ${index + 1}`,
    ...change(index),
  }));
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
