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

describe('a getTools answer that is no list shows the error state', () => {
  it.each<[string, unknown]>([
    ['an object', { tools: [wireTool] }],
    ['a list inside data', { success: true, data: [wireTool] }],
    ['null', null],
    ['a number', 42],
    ['a text', '"nothing"'],
    ['HTML', HTML],
  ])('%s', async (_title, body) => {
    answer('/getTools', body);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Failed to load tools. Try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Invalid API response|Maintenance/);
  });
});

describe('a getTools answer with unusable entries shows the others', () => {
  it('leaves out what can’t be opened', async () => {
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

  it.each<[string, object, string]>([
    ['only an id', { _id: 'x' }, 'Untitled tool'],
    [
      'null everywhere',
      {
        _id: 'x',
        name: null,
        description: null,
        image: null,
        url: null,
        hashtags: null,
        platformId: null,
        isFree: null,
      },
      'Untitled tool',
    ],
    [
      'wrong types',
      {
        _id: 'x',
        name: {},
        description: [],
        image: 5,
        url: [],
        hashtags: 'a,b',
        platformId: [],
        isFree: 'yes',
      },
      'Untitled tool',
    ],
    ['a blank name', { ...wireTool, name: '   ' }, 'Untitled tool'],
    ['markup in the name', { ...wireTool, name: HOSTILE }, HOSTILE],
    ['markup in hashtags', { ...wireTool, hashtags: [HOSTILE, null, 3, ' '] }, wireTool.name],
    ['a script as address', { ...wireTool, url: 'javascript:alert(1)' }, wireTool.name],
    ['a document as address', { ...wireTool, url: 'data:text/html,hi' }, wireTool.name],
    ['a path as address', { ...wireTool, url: '/logout' }, wireTool.name],
    ['an id that is a path', { ...wireTool, _id: '../../auth?x=#y' }, wireTool.name],
    ['an image that is an address', { ...wireTool, image: 'javascript:alert(1)' }, wireTool.name],
  ])('%s', async (_title, tool, name) => {
    answer('/getTools', [tool]);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Showing 1 of 1 tools')).toBeVisible();
    expect(cardNames()).toEqual([name]);
    expect(cardLink(name).getAttribute('href')).toMatch(/^\/tool\/[^/?#]+$/);
    expectHarmless();
  });

  it('takes an address that can’t be followed for coming soon', async () => {
    answer('/getTools', [{ ...wireTool, url: 'javascript:alert(1)' }]);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    await screen.findByText(/^Showing/);
    expect(card(wireTool.name)).toHaveTextContent('Coming Soon');
  });
});

describe('a getTool answer', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [wireTool]],
    ['a number', 3],
    ['HTML', HTML],
  ])('that is no tool (%s) reads Tool not found.', async (_title, body) => {
    answer('/getTool/t1', body);
    renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Tool not found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it.each<[string, object, string]>([
    ['with nothing in it', {}, 'Untitled tool'],
    [
      'with null everywhere',
      {
        _id: null,
        name: null,
        description: null,
        image: null,
        url: null,
        hashtags: null,
        platformId: null,
        isFree: null,
      },
      'Untitled tool',
    ],
    [
      'with wrong types',
      {
        _id: 't1',
        name: [],
        description: {},
        image: {},
        url: 8,
        hashtags: { 0: 'a' },
        platformId: {},
        isFree: 1,
      },
      'Untitled tool',
    ],
    [
      'with markup',
      { ...wireTool, name: HOSTILE, description: HOSTILE, hashtags: [HOSTILE] },
      HOSTILE,
    ],
    ['with a script as address', { ...wireTool, url: ' javascript:alert(1) ' }, wireTool.name],
    ['with a name as long as a book', { ...wireTool, name: 'x'.repeat(5000) }, 'x'.repeat(5000)],
  ])('%s is a page all the same', async (_title, tool, name) => {
    answer('/getTool/t1', tool);
    renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('About this tool')).toBeVisible();
    expectHarmless();
  });

  it('with a script as address offers no launch', async () => {
    answer('/getTool/t1', { ...wireTool, isFree: true, url: 'JavaScript:alert(1)' });
    renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
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
    ['null', null],
    ['a number', 0],
    ['HTML', HTML],
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
    ['null', null],
    ['a list', [1]],
    ['success false', { success: false, totalTokens: 500 }],
    ['HTML', HTML],
  ])('(%s) locks nothing and opens nothing', async (_title, body) => {
    answer('/getTools', [wireTool]);
    answer('/tokens/balance', body);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Unable to check access')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Insufficient Credit');
    expect(callsTo('/getTools')).toBe(1);
  });

  it.each<[string, object]>([
    ['no figures', { success: true }],
    ['figures of other types', { success: true, totalTokens: {}, availableTokens: 'many' }],
    ['a negative total', { success: true, totalTokens: -5 }],
  ])('(%s) counts as no credits', async (_title, body) => {
    answer('/getTools', [wireTool]);
    answer('/tokens/balance', body);
    renderApp('/explore', { as: MAYA_WITH_CREDITS });
    expect(await screen.findByText('Insufficient Credit')).toBeInTheDocument();
  });
});
