import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { toolBody } from '../../helpers/tool';
import { respondTo, MAYA_WITH_CREDITS, mockApi } from './helpers';

const hits = [
  { _id: 'a', name: 'Offer Agent', description: 'Turns what you do into an offer.' },
  { _id: 'b', name: 'Value Ladder Agent' },
  { _id: 'c', name: 'Objection Coach', description: 'Practice.' },
];

/** The search terms of the requests, in their order. */
function requestedTerms(): (string | null)[] {
  return mockApi
    .calls()
    .filter(({ path }) => path === '/search')
    .map(({ query }) => new URLSearchParams(query).get('searchItem'));
}

async function openExplore() {
  const app = renderApp('/explore', { as: MAYA_WITH_CREDITS });
  const box = await screen.findByRole('combobox', { name: 'Search tools' });
  await screen.findByText(/^Showing/);
  return { ...app, box };
}

const options = () => screen.queryAllByRole('option');
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

it('typing in the search box sends one request with the trimmed term and lists the results', async () => {
  respondTo('/search', hits);
  const { box } = await openExplore();
  expect(box).toHaveAttribute('placeholder', 'Search tools...');
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '  offer & more ' } });
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(requestedTerms()).toEqual(['offer & more']);
  expect(options()[0]).toHaveTextContent('Offer AgentTurns what you do into an offer.');
  expect(options()[1]).toHaveTextContent(/^Value Ladder Agent$/);
  expect(box).toHaveAttribute('aria-expanded', 'true');
});

it('a search request is sent 300 ms after the last key, not earlier', async () => {
  respondTo('/search', hits);
  const { box } = await openExplore();
  const { advance } = stopClock();
  fireEvent.change(box, { target: { value: 'off' } });
  await advance(299);
  fireEvent.change(box, { target: { value: 'offer' } });
  await advance(299);
  expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
  await advance(1);
  expect(screen.getByText('Searching tools...')).toBeInTheDocument();
});

it('a term that was searched for less than a minute ago is not sent again', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  const now = vi.spyOn(Date, 'now');
  const searchAgain = async (after: number) => {
    const start = Date.now();
    await user.clear(box);
    now.mockReturnValue(start + after);
    await user.type(box, 'agent');
    await screen.findAllByRole('option');
  };
  await searchAgain(0);
  await searchAgain(57_000);
  expect(requestedTerms()).toEqual(['agent']);
  await searchAgain(6_000);
  await waitFor(() => expect(requestedTerms()).toEqual(['agent', 'agent']));
});

it('the search box shows three skeleton rows while a search loads', async () => {
  const pendingResponse = deferred();
  mockApi.server.use(
    http.get('*/api/search', async () => {
      await pendingResponse.promise;
      return HttpResponse.json(hits);
    }),
  );
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  const status = await screen.findByText('Searching tools...');
  const list = status.nextElementSibling!;
  expect(list.querySelector('[aria-hidden]')!.children).toHaveLength(3);
  pendingResponse.resolve();
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  // The same live region, so that screen readers announce the number.
  expect(status).toHaveTextContent('3 tools found');
  expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
});

it('blanks in the search box send no request, and Clear search empties the box and the list', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  const { advance, resume } = stopClock();
  fireEvent.change(box, { target: { value: '   ' } });
  await advance(1000);
  expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
  resume();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(options()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  expect(requestedTerms()).toEqual(['agent']);
});

it('a search without results shows that no tools were found', async () => {
  respondTo('/search', []);
  const { user, box } = await openExplore();
  await user.type(box, 'zzz');
  expect(await screen.findByText('No tools found')).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

it('a failed search shows no results and no message', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  respondTo('/search', { message: 'The search is down.' }, 500);
  await user.type(box, 's');
  await waitFor(() => expect(requestedTerms()).toEqual(['agent', 'agents']));
  await waitFor(() => expect(options()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument());
  expect(screen.queryByText('No tools found')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('The search is down.');
});

it('a response that arrives after that of a later search is ignored', async () => {
  const pendingResponse = deferred();
  mockApi.server.use(
    http.get('*/api/search', async ({ request }) => {
      const term = new URL(request.url).searchParams.get('searchItem');
      if (term === 'slow') {
        await pendingResponse.promise;
        return HttpResponse.json([{ _id: 'old', name: 'Old result' }]);
      }
      return HttpResponse.json([
        { _id: term, name: `${term === 'quick' ? 'New' : 'Last'} result` },
      ]);
    }),
  );
  const { user, box } = await openExplore();
  await user.type(box, 'slow');
  await waitFor(() => expect(requestedTerms()).toEqual(['slow']));
  await user.clear(box);
  await user.type(box, 'quick');
  expect(await screen.findByRole('option', { name: 'New result' })).toBeVisible();
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of options()) shown.add(textContent);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  pendingResponse.resolve();
  // The response to a later query arrives after that to the slow one.
  await user.type(box, 'er');
  expect(await screen.findByRole('option', { name: 'Last result' })).toBeVisible();
  expect(shown).not.toContain('Old result');
});

it('a click on a search result empties the box and opens the tool', async () => {
  respondTo('/search', hits);
  respondTo('/getTool/b', { ...toolBody, _id: 'b', isFree: true });
  const { user, box } = await openExplore();
  await user.type(box, 'ladder');
  await user.click(await screen.findByRole('option', { name: 'Value Ladder Agent' }));
  await screen.findByRole('heading', { level: 1, name: 'Value Ladder Agent' });
  expect(window.location.pathname).toBe('/tool/b');
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(options()).toEqual([]);
});

it('arrow keys, Home and End select a search result, and Enter opens its tool', async () => {
  respondTo('/search', hits);
  respondTo('/getTool/c', { ...toolBody, _id: 'c', isFree: true });
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  expect(activeOption(box)).toBeNull();
  for (const [key, name] of [
    ['ArrowDown', 'Offer Agent'],
    ['ArrowDown', 'Value Ladder Agent'],
    ['End', 'Objection Coach'],
    ['ArrowDown', 'Offer Agent'],
    ['ArrowUp', 'Objection Coach'],
    ['Home', 'Offer Agent'],
    ['ArrowUp', 'Objection Coach'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(activeOption(box)).toHaveTextContent(name);
    expect(activeOption(box)).toHaveAttribute('aria-selected', 'true');
  }
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/tool/c'));
});

it('Enter without a selected result opens the first one, but no result of an earlier term', async () => {
  respondTo('/search', hits);
  respondTo('/getTool/a', { ...toolBody, _id: 'a', isFree: true });
  const { user, box } = await openExplore();
  await user.type(box, 'offer');
  await screen.findAllByRole('option');
  fireEvent.change(box, { target: { value: 'other' } });
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/explore');
  // Enter sends the search immediately, without the debounce.
  await waitFor(() => expect(requestedTerms()).toEqual(['offer', 'other']));
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/tool/a'));
});

it('Enter that ends the composition of a character chooses no result', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(window.location.pathname).toBe('/explore');
  expect(box).toHaveValue('agent');
  fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
  expect(activeOption(box)).toHaveTextContent('Offer Agent');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(window.location.pathname).toBe('/tool/a'));
});

it('Escape closes the list of search results, and a second Escape empties the box', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box).toHaveValue('agent');
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  await user.keyboard('{Escape}{Escape}');
  expect(box).toHaveValue('');
  expect(requestedTerms()).toEqual(['agent']);
});

it('the list of search results closes on a click outside and on Tab, and opens again on focus', async () => {
  respondTo('/search', hits);
  const { user, box } = await openExplore();
  await user.type(box, 'agent');
  await screen.findAllByRole('option');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(options()).toEqual([]);
  await user.click(box);
  expect(options()).toHaveLength(3);
  await user.tab();
  await user.tab();
  expect(options()).toEqual([]);
  expect(within(screen.getByRole('banner')).getByRole('combobox')).toHaveValue('agent');
});

it.each([
  [150, null],
  [151, '151'],
])(
  'more than 150 search results are virtualized: the options of %i have the set size %s',
  async (count, size) => {
    const results = Array.from({ length: count }, (_, index) => ({
      _id: `r${index}`,
      name: `Result ${index}`,
    }));
    respondTo('/search', results);
    const { box } = await openExplore();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'result' } });
    const first = (await screen.findByText('Result 0')).closest('[role="option"]');
    expect(first?.getAttribute('aria-setsize')).toBe(size);
  },
);

it('the announced number of search results has a thousands separator', async () => {
  const results = Array.from({ length: 1000 }, (_, index) => ({
    _id: `r${index}`,
    name: `Result ${index}`,
  }));
  respondTo('/search', results);
  const { box } = await openExplore();
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: 'result' } });
  expect(await screen.findByText('1,000 tools found')).toBeInTheDocument();
});
