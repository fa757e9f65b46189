import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toolBody } from '../../../helpers/values';
import { renderApp } from '../../render-app';
import { respondTo, card, cardNames, MAYA_WITH_CREDITS } from './helpers';

const SCRIPT_MARKUP = '<img src=x onerror="alert(1)">';

/** Expects no markup of the response in the page, and no link with another scheme than http(s). */
function expectHarmless(): void {
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.querySelector('main script')).toBeNull();
  for (const link of document.querySelectorAll('a[href]')) {
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/|#|\?|mailto:)/);
  }
}

it.each([
  ['/getTools', '/explore', 'Failed to load tools. Try again later.', ['Try Again']],
  ['/getTool/t1', '/tool/t1', 'Tool not found.', ['Go Back', 'Try Again']],
])('an HTML response to %s shows on %s: %s', async (request, path, message, buttons) => {
  respondTo(request, '<!doctype html><title>Maintenance</title><h1>Down</h1>');
  renderApp(path, { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText(message)).toBeVisible();
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Invalid API response|Maintenance/);
});

const { _id: _, ...fields } = toolBody;

/** Tools with malformed fields, and the name that each is shown with. */
const MALFORMED_TOOLS: readonly [object, string][] = [
  [Object.fromEntries(Object.keys(fields).map((field) => [field, null])), 'Untitled tool'],
  [
    {
      name: SCRIPT_MARKUP,
      description: SCRIPT_MARKUP,
      hashtags: [SCRIPT_MARKUP, null, 3, ' '],
      url: ' javascript:alert(1) ',
      image: 'javascript:alert(1)',
    },
    SCRIPT_MARKUP,
  ],
];

it('tools with malformed fields are shown as cards', async () => {
  respondTo('/getTools', [
    ...MALFORMED_TOOLS.map(([tool], index) => ({ _id: `t${index}`, ...tool })),
    { ...toolBody, _id: '../../auth?x=#y' },
    { name: 'No id' },
  ]);
  renderApp('/explore', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText('Showing 3 of 3 tools')).toBeVisible();
  expect(cardNames()).toEqual(['Untitled tool', SCRIPT_MARKUP, toolBody.name]);
  for (const name of cardNames()) {
    expect(card(name).querySelector('a')?.getAttribute('href')).toMatch(/^\/tool\/[^/?#]+$/);
  }
  expect(card(SCRIPT_MARKUP)).toHaveTextContent('Coming Soon');
  expectHarmless();
});

it.each(MALFORMED_TOOLS)('a tool of %j is shown as a page', async (tool, name) => {
  respondTo('/getTool/t1', { _id: 't1', ...tool });
  renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText('About this tool')).toBeVisible();
  expect(screen.getByText('This tool is coming soon')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Launch Tool/ })).not.toBeInTheDocument();
  expectHarmless();
});
