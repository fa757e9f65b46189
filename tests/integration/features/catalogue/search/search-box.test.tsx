import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from '@/features/catalogue/search/search-box';
import { stopClock } from '../../../../helpers/clock';
import { MAYA, mockApi, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { renderPart } from '../../../render-app';

const hits = [
  { _id: 'a', name: 'Offer Agent', description: 'Turns what you do into an offer.' },
  { _id: 'b', name: 'Value Ladder Agent' },
  { _id: 'c', name: 'Objection Coach', description: 'Practice.' },
];

/** The search terms of the requests, in their order. */
const requestedTerms = () =>
  requestsTo('/search').map(({ query }) => new URLSearchParams(query).get('searchItem'));

async function openBox() {
  const page = (
    <>
      <SearchBox id="search" />
      <h1>Page</h1>
      <button type="button">Next</button>
    </>
  );
  const { user } = renderPart(page, MAYA, '/explore');
  const box = await screen.findByLabelText('Search tools');
  const type = (value: string) => {
    act(() => box.focus());
    fireEvent.change(box, { target: { value } });
  };
  return { user, box, type };
}

/** Opens the box with the results of a term. */
async function openResults() {
  respondTo('/search', hits);
  const opened = await openBox();
  opened.type('agent');
  await screen.findAllByRole('option');
  return opened;
}

const options = () => screen.queryAllByRole('option');
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

it('typing in the search box sends one request with the trimmed term, and lists the results in the server’s order with the pictures of the catalogue', async () => {
  const [first, second] = mockApi.db().tools.filter(({ image }) => image.endsWith('.svg'));
  respondTo('/search', [
    { _id: second!.id, name: 'Second', description: 'Turns what you do into an offer.' },
    { _id: 'unlisted', name: 'Unlisted' },
    { _id: first!.id, name: 'First' },
  ]);
  const { box, type } = await openBox();
  expect(box).toHaveAttribute('placeholder', 'Search tools...');
  type('  offer & more ');
  await screen.findAllByRole('option');
  expect(requestedTerms()).toEqual(['offer & more']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(options()[0]!.querySelector('img')).not.toBeNull());
  expect(options().map((option) => option.textContent)).toEqual([
    'SecondTurns what you do into an offer.',
    'Unlisted',
    'First',
  ]);
  expect(options().map((option) => option.querySelector('img')?.src)).toEqual([
    expect.stringContaining(second!.image),
    undefined,
    expect.stringContaining(first!.image),
  ]);
});

it('a search request is sent 300 ms after the last key, and none for blanks; three skeleton rows show while it loads', async () => {
  const response = holdResponse('/search');
  const { type } = await openBox();
  // The live region is there before its first text, which screen readers announce only then.
  const regions = [...document.querySelectorAll('[aria-live=polite]')];
  const { advance, waitUntil } = stopClock();
  type('   ');
  await advance(1000);
  expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
  type('off');
  await advance(299);
  type('offer');
  await advance(299);
  expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
  await advance(1);
  const status = screen.getByText('Searching tools...');
  expect(regions).toContain(status);
  expect(status.nextElementSibling!.querySelector('[aria-hidden]')!.children).toHaveLength(3);
  response.release(hits);
  await waitUntil(() => expect(status).toHaveTextContent('3 tools found'));
  expect(options()).toHaveLength(3);
});

it('Clear search empties the box and the list, a search without results shows that, and a click on a result opens its tool', async () => {
  const { user, box, type } = await openResults();
  await user.click(screen.getByLabelText('Clear search'));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(options()).toEqual([]);
  expect(screen.queryByLabelText('Clear search')).not.toBeInTheDocument();

  respondTo('/search', []);
  type('zzz');
  expect(await screen.findByText('No tools found')).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'false');

  respondTo('/search', hits);
  type('agents');
  await user.click(await screen.findByText('Value Ladder Agent'));
  expect(box).toHaveValue('');
  expect(options()).toEqual([]);
  await waitFor(() => expect(window.location.pathname).toBe('/tool/b'));
});

it('a failed search shows no results and no message', async () => {
  const { type } = await openResults();
  respondTo('/search', { message: 'The search is down.' }, 500);
  type('agents');
  await waitFor(() => expect(requestedTerms()).toEqual(['agent', 'agents']));
  await waitFor(() => expect(options()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument());
  expect(screen.queryByText('No tools found')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('The search is down.');
});

it('a response that arrives after that of a later search is ignored', async () => {
  const slow = holdResponse('/search');
  const { type } = await openBox();
  type('slow');
  await waitFor(() => expect(requestedTerms()).toEqual(['slow']));
  respondTo('/search', hits);
  type('quick');
  await screen.findByText('Offer Agent');
  slow.release([{ _id: 'old', name: 'Old result' }]);
  await laterResponse();
  expect(options()).toHaveLength(3);
  expect(screen.queryByText('Old result')).not.toBeInTheDocument();
});

it('the arrow keys select a search result, Home deselects it, and Enter closes the list and then opens its tool', async () => {
  const { user, box } = await openResults();
  expect(activeOption(box)).toBeNull();
  for (const [key, name] of [
    ['ArrowDown', 'Offer Agent'],
    ['ArrowDown', 'Value Ladder Agent'],
    ['ArrowDown', 'Objection Coach'],
    ['ArrowDown', 'Offer Agent'],
    ['ArrowUp', 'Objection Coach'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(activeOption(box)).toHaveTextContent(name);
    expect(activeOption(box)).toHaveAttribute('aria-selected', 'true');
  }
  expect(box).toHaveFocus();
  // Home and End move the caret.
  await user.keyboard('{Home}');
  expect(box).toHaveProperty('selectionStart', 0);
  expect(activeOption(box)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(activeOption(box)).toHaveTextContent('Objection Coach');
  const push = vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => undefined);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(options()).toEqual([]);
  expect(box).toHaveValue('');
  // Screen readers learn of the closed list first.
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(push.mock.calls[0]![2]).toBe('/tool/c');
});

it('Enter without a selected result opens the first one, but no result of an earlier term', async () => {
  const { user, type } = await openResults();
  type('other');
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/explore');
  await waitFor(() => expect(requestedTerms()).toEqual(['agent', 'other']));
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/tool/a'));
});

it('a key that ends a composition, Escape too, leaves the results as they are', async () => {
  const { user, box } = await openResults();
  await user.keyboard('{ArrowDown}');
  // The key with which Safari ends a composition.
  const composing = { isComposing: false, keyCode: 229 };
  fireEvent.keyDown(box, { key: 'Enter', ...composing });
  expect(window.location.pathname).toBe('/explore');
  expect(box).toHaveValue('agent');
  fireEvent.keyDown(box, { key: 'ArrowDown', ...composing });
  fireEvent.keyDown(box, { key: 'Escape', ...composing });
  expect(activeOption(box)).toHaveTextContent('Offer Agent');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(window.location.pathname).toBe('/tool/a'));
});

it('Escape closes the list of search results, and a second Escape empties the box', async () => {
  const { user, box } = await openResults();
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box).toHaveValue('agent');
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  act(() => {
    box.blur();
    box.focus();
  });
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box).toHaveValue('agent');
  // A click outside and Tab close the list, and the focus opens it again.
  await user.click(screen.getByText('Page'));
  await user.click(box);
  expect(options()).toHaveLength(3);
  await user.tab();
  await user.tab();
  expect(options()).toEqual([]);
  act(() => box.focus());
  await user.keyboard('{Escape}{Escape}');
  expect(box).toHaveValue('');
  expect(requestedTerms()).toEqual(['agent']);
});

it('of 1,000 search results the first 100 show', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ _id: `r${index}`, name: `${index}` }));
  respondTo('/search', many);
  const { type } = await openBox();
  type('result');
  expect(await screen.findByText('100 tools found')).toBeInTheDocument();
  expect(options().at(-1)).toHaveTextContent('99');
});

it('a search for which the server finds nothing lists the closest tools', async () => {
  respondTo('/search', []);
  const { user, type, box } = await openBox();
  type('plan my podcast');
  expect(await screen.findByRole('option', { name: /^Podcast Episode Planner/ })).toBeVisible();
  expect(screen.queryByText(/Closest:/)).not.toBeInTheDocument();

  type('podcats');
  expect((await screen.findAllByText('No tool matches “podcats”. Closest:'))[0]).toBeVisible();
  await user.type(box, '{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/tool\//));

  // A response that is not a list counts as no results, and finds no closest tools.
  respondTo('/search', { results: [] });
  type('podcasts');
  expect(await screen.findByText('No tools found')).toBeVisible();
  expect(options()).toEqual([]);
});
