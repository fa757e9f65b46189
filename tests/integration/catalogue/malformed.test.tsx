import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render-app';
import { toolBody } from '../../helpers/tool';
import { respondTo, callsTo, card, cardLink, cardNames, MAYA_WITH_CREDITS } from './helpers';

const SCRIPT_MARKUP = '<img src=x onerror="alert(1)">';
const HTML = '<!doctype html><title>Maintenance</title><h1>Down</h1>';

/** Expects no markup of the response in the page, and no link with another scheme than http(s). */
function expectHarmless(): void {
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.querySelector('main script')).toBeNull();
  for (const link of document.querySelectorAll('a[href]')) {
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/|#|\?|mailto:)/);
  }
}

const NO_DATA: readonly [string, unknown][] = [
  ['null', null],
  ['a number', 42],
  ['HTML', HTML],
];

describe.each([
  {
    request: '/getTools',
    path: '/explore',
    malformed: [
      ['an object', { tools: [toolBody] }],
      ['a list inside data', { success: true, data: [toolBody] }],
      ['a string', '"nothing"'],
    ],
    message: 'Failed to load tools. Try again later.',
    buttons: ['Try Again'],
  },
  {
    request: '/getTool/t1',
    path: '/tool/t1',
    malformed: [
      ['a list', [toolBody]],
      ['an empty object', {}],
      ['`success: false`', { success: false, message: 'No such tool' }],
    ],
    message: 'Tool not found.',
    buttons: ['Go Back', 'Try Again'],
  },
])('$request', ({ request, path, malformed, message, buttons }) => {
  it.each<unknown[]>([...NO_DATA, ...malformed])(
    `a response to ${request} of %s shows: ${message}`,
    async (_name, body) => {
      respondTo(request, body);
      renderApp(path, { as: MAYA_WITH_CREDITS });
      expect(await screen.findByText(message)).toBeVisible();
      for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/Invalid API response|Maintenance/);
    },
  );
});

const { _id: _, ...fields } = toolBody;
const withEachField = (value: unknown) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, value]));

/** Tools with one malformed field or only malformed fields, and the name that each is shown with. */
const MALFORMED_TOOLS: readonly [string, object, string][] = [
  ['only an id', {}, 'Untitled tool'],
  ['null in each field', withEachField(null), 'Untitled tool'],
  ['lists in each field', withEachField([]), 'Untitled tool'],
  ['objects in each field', withEachField({ 0: 'a' }), 'Untitled tool'],
  ['a blank name', { ...toolBody, name: '   ' }, 'Untitled tool'],
  [
    'markup in each text',
    { ...toolBody, name: SCRIPT_MARKUP, description: SCRIPT_MARKUP, hashtags: [SCRIPT_MARKUP] },
    SCRIPT_MARKUP,
  ],
  ['malformed hashtags', { ...toolBody, hashtags: [SCRIPT_MARKUP, null, 3, ' '] }, toolBody.name],
  ['a script as its URL', { ...toolBody, url: ' javascript:alert(1) ' }, toolBody.name],
  ['a data URL as its URL', { ...toolBody, url: 'data:text/html,hi' }, toolBody.name],
  ['a path as its URL', { ...toolBody, url: '/logout' }, toolBody.name],
  ['a script as its image', { ...toolBody, image: 'javascript:alert(1)' }, toolBody.name],
  ['a name of 5,000 characters', { ...toolBody, name: 'x'.repeat(5000) }, 'x'.repeat(5000)],
];

it.each([
  ...MALFORMED_TOOLS,
  ['an id that is a path', { ...toolBody, _id: '../../auth?x=#y' }, toolBody.name],
] as const)('a tool with %s is shown as a card', async (_name, tool, name) => {
  respondTo('/getTools', [{ _id: 't1', ...tool }]);
  renderApp('/explore', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText('Showing 1 of 1 tools')).toBeVisible();
  expect(cardNames()).toEqual([name]);
  expect(cardLink(name).getAttribute('href')).toMatch(/^\/tool\/[^/?#]+$/);
  expectHarmless();
});

it.each([...MALFORMED_TOOLS, ['no id', { ...toolBody, _id: null }, toolBody.name]] as const)(
  'a tool with %s is shown as a page',
  async (_name, tool, name) => {
    respondTo('/getTool/t1', { _id: 't1', ...tool });
    renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('About this tool')).toBeVisible();
    expectHarmless();
  },
);

it('entries that are no tools or have no id are left out of the catalogue', async () => {
  respondTo('/getTools', [
    null,
    'tool',
    7,
    [],
    {},
    [toolBody],
    { name: 'No id' },
    { ...toolBody, _id: '' },
    { ...toolBody, _id: { $oid: 'x' }, name: 'Odd id' },
    { ...toolBody, _id: undefined, id: 'by-id', name: 'By id' },
    { ...toolBody, _id: 12, name: 'By number' },
  ]);
  renderApp('/explore', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText('Showing 2 of 2 tools')).toBeVisible();
  expect(cardNames()).toEqual(['By id', 'By number']);
});

it('a tool whose URL is a script is shown as coming soon', async () => {
  const tool = { ...toolBody, isFree: true, url: 'JavaScript:alert(1)' };
  respondTo('/getTools', [tool]);
  respondTo('/getTool/t1', tool);
  const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
  await screen.findByText(/^Showing/);
  expect(card(toolBody.name)).toHaveTextContent('Coming Soon');
  await user.click(cardLink(toolBody.name));
  expect(await screen.findByText('This tool is coming soon')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
});

async function search(body: unknown) {
  respondTo('/search', body);
  const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
  await user.type(await screen.findByRole('combobox'), 'agent');
}

it.each<[string, unknown]>([
  ['an object', { results: [toolBody] }],
  ...NO_DATA,
  ['a list without tools', [null, 1, 'x', {}, { name: 'No id' }]],
])('a search response of %s shows that no tools were found', async (_name, body) => {
  await search(body);
  expect(await screen.findByText('No tools found')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('incomplete search results and those with markup are shown as text', async () => {
  await search([
    { _id: 'a' },
    { _id: 'b', name: null, description: 7 },
    { _id: 'c', name: SCRIPT_MARKUP, description: SCRIPT_MARKUP },
    { id: 'd', name: 'By id', description: {} },
  ]);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Untitled tool',
    'Untitled tool7',
    SCRIPT_MARKUP + SCRIPT_MARKUP,
    'By id',
  ]);
  expectHarmless();
});

it.each<[string, unknown]>([
  ...NO_DATA,
  ['a list', [1]],
  ['success false', { success: false, totalTokens: 500 }],
  ['no numbers', { success: true }],
  ['values of other types', { success: true, totalTokens: {}, availableTokens: 'many' }],
])('a balance response of %s shows that access can’t be checked', async (_name, body) => {
  respondTo('/getTools', [toolBody]);
  respondTo('/tokens/balance', body);
  renderApp('/explore', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText('Unable to check access')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Insufficient Credit');
  expect(callsTo('/getTools')).toBe(1);
});

it('a negative balance counts as no credits', async () => {
  respondTo('/getTools', [toolBody]);
  respondTo('/tokens/balance', { success: true, totalTokens: -5 });
  renderApp('/explore', { as: MAYA_WITH_CREDITS });
  expect(await screen.findByText('Insufficient Credit')).toBeInTheDocument();
});
