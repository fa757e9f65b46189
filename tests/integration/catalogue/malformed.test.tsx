import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render-app';
import { answer, callsTo, card, cardLink, cardNames, MAYA_WITH_CREDITS, wireTool } from './helpers';

const HOSTILE = '<img src=x onerror="alert(1)">';
const HTML = '<!doctype html><title>Maintenance</title><h1>Down</h1>';

/** Nothing on the page can run a script: no foreign markup, and no address but http(s) ones. */
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
    call: '/getTools',
    path: '/explore',
    odd: [
      ['an object', { tools: [wireTool] }],
      ['a list inside data', { success: true, data: [wireTool] }],
      ['a text', '"nothing"'],
    ],
    says: 'Failed to load tools. Try again later.',
    buttons: ['Try Again'],
  },
  {
    call: '/getTool/t1',
    path: '/tool/t1',
    odd: [
      ['a list', [wireTool]],
      ['an empty object', {}],
      ['a refusal', { success: false, message: 'No such tool' }],
    ],
    says: 'Tool not found.',
    buttons: ['Go Back', 'Try Again'],
  },
])('$call that can’t be used reads: $says', ({ call, path, odd, says, buttons }) => {
  it.each<unknown[]>([...NO_DATA, ...odd])('%s', async (_title, body) => {
    answer(call, body);
    renderApp(path, { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText(says)).toBeVisible();
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Invalid API response|Maintenance/);
  });
});

const FIELDS = ['name', 'description', 'image', 'url', 'hashtags', 'platformId', 'isFree'];
const withAll = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

/** Tools that are odd in a field or in all of them, and the name that each is shown by. */
const ODD_TOOLS: readonly [string, object, string][] = [
  ['only an id', {}, 'Untitled tool'],
  ['null everywhere', withAll(null), 'Untitled tool'],
  ['lists everywhere', withAll([]), 'Untitled tool'],
  ['objects everywhere', withAll({ 0: 'a' }), 'Untitled tool'],
  ['a blank name', { ...wireTool, name: '   ' }, 'Untitled tool'],
  [
    'markup everywhere',
    { ...wireTool, name: HOSTILE, description: HOSTILE, hashtags: [HOSTILE] },
    HOSTILE,
  ],
  ['odd hashtags', { ...wireTool, hashtags: [HOSTILE, null, 3, ' '] }, wireTool.name],
  ['a script as address', { ...wireTool, url: ' javascript:alert(1) ' }, wireTool.name],
  ['a document as address', { ...wireTool, url: 'data:text/html,hi' }, wireTool.name],
  ['a path as address', { ...wireTool, url: '/logout' }, wireTool.name],
  ['an image that is an address', { ...wireTool, image: 'javascript:alert(1)' }, wireTool.name],
  ['a name as long as a book', { ...wireTool, name: 'x'.repeat(5000) }, 'x'.repeat(5000)],
];

describe('a tool with odd fields', () => {
  it.each([
    ...ODD_TOOLS,
    ['an id that is a path', { ...wireTool, _id: '../../auth?x=#y' }, wireTool.name],
  ] as const)('is a card: %s', async (_title, tool, name) => {
    answer('/getTools', [{ _id: 't1', ...tool }]);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Showing 1 of 1 tools')).toBeVisible();
    expect(cardNames()).toEqual([name]);
    expect(cardLink(name).getAttribute('href')).toMatch(/^\/tool\/[^/?#]+$/);
    expectHarmless();
  });

  it.each([...ODD_TOOLS, ['no id', { ...wireTool, _id: null }, wireTool.name]] as const)(
    'is a page: %s',
    async (_title, tool, name) => {
      answer('/getTool/t1', { _id: 't1', ...tool });
      renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByText('About this tool')).toBeVisible();
      expectHarmless();
    },
  );

  it('and no id is left out of the catalogue', async () => {
    answer('/getTools', [
      null,
      'tool',
      7,
      [],
      {},
      [wireTool],
      { name: 'No id' },
      { ...wireTool, _id: '' },
      { ...wireTool, _id: { $oid: 'x' }, name: 'Odd id' },
      { ...wireTool, _id: undefined, id: 'by-id', name: 'By id' },
      { ...wireTool, _id: 12, name: 'By number' },
    ]);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Showing 2 of 2 tools')).toBeVisible();
    expect(cardNames()).toEqual(['By id', 'By number']);
  });

  it('is coming soon where its address can’t be followed', async () => {
    const tool = { ...wireTool, isFree: true, url: 'JavaScript:alert(1)' };
    answer('/getTools', [tool]);
    answer('/getTool/t1', tool);
    const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(card(wireTool.name)).toHaveTextContent('Coming Soon');
    await user.click(cardLink(wireTool.name));
    expect(await screen.findByText('This tool is coming soon')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Launch Tool' })).not.toBeInTheDocument();
  });
});

describe('a search answer', () => {
  async function search(body: unknown) {
    answer('/search', body);
    const { user } = renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await user.type(await screen.findByRole('combobox'), 'agent');
  }

  it.each<[string, unknown]>([
    ['an object', { results: [wireTool] }],
    ...NO_DATA,
    ['a list of nonsense', [null, 1, 'x', {}, { name: 'No id' }]],
  ])('without results (%s) finds nothing', async (_title, body) => {
    await search(body);
    expect(await screen.findByText('No tools found')).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('shows what it can of incomplete and hostile results', async () => {
    await search([
      { _id: 'a' },
      { _id: 'b', name: null, description: 7 },
      { _id: 'c', name: HOSTILE, description: HOSTILE },
      { id: 'd', name: 'By id', description: {} },
    ]);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Untitled tool',
      'Untitled tool7',
      HOSTILE + HOSTILE,
      'By id',
    ]);
    expectHarmless();
  });
});

describe('a balance answer that can’t be used', () => {
  it.each<[string, unknown]>([
    ...NO_DATA,
    ['a list', [1]],
    ['success false', { success: false, totalTokens: 500 }],
    ['no figures', { success: true }],
    ['figures of other types', { success: true, totalTokens: {}, availableTokens: 'many' }],
  ])('(%s) locks nothing and opens nothing', async (_title, body) => {
    answer('/getTools', [wireTool]);
    answer('/tokens/balance', body);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Unable to check access')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Insufficient Credit');
    expect(callsTo('/getTools')).toBe(1);
  });

  it('counts as no credits with a negative total', async () => {
    answer('/getTools', [wireTool]);
    answer('/tokens/balance', { success: true, totalTokens: -5 });
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Insufficient Credit')).toBeInTheDocument();
  });
});
