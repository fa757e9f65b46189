import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { NOT_AN_OBJECT } from '../../helpers/malformed';
import { tab, panel, titles, count, openWith } from './open-outputs';
import { respondToAssets, outputBody, MAYA, mockApi, openProfile } from './open-profile';

const TABS = [
  'All',
  'Agents',
  'Purpose Tools',
  'Sales AI',
  'AI Workflow',
  'Assessment',
  'Brand Story',
] as const;

const TITLES = [
  ['valueladders', 'Value Ladder Agent', 'Agents'],
  ['trafficsources', 'Traffic Source Agent', 'Agents'],
  ['understandaudiences', 'Irresistible Offer Agent', 'Agents'],
  ['consultingNiches', 'Business Vision Agent', 'Agents'],
  ['targetMarkets', 'Target Market Agent', 'Agents'],
  ['valuepropositions', 'Value Proposition Agent', 'Agents'],
  ['fyconsultingniches', 'Find your Consulting Niche Agent', 'Purpose Tools'],
  ['fyscopilots', 'Find your Speaker identity Agent', 'Purpose Tools'],
  ['FYCniches', 'Find your Coaching Niche Agent', 'Purpose Tools'],
  ['fyccopilots', 'Find your Calling Agent', 'Purpose Tools'],
] as const;

it('the profile page shows a tab of all outputs and six others with counts from one GET /user-assets', async () => {
  await openProfile();
  expect(screen.getAllByRole('tab').map((element) => element.firstChild?.textContent)).toEqual(
    TABS,
  );
  expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
  const counts = TABS.map((name) => tab(name).lastChild?.textContent);
  expect(counts).toEqual(['14', '6', '2', '2', '2', '1', '1']);
  expect(tab('Agents')).toHaveAccessibleDescription('6');
  expect(mockApi.calls().filter(({ path }) => path === '/user-assets')).toHaveLength(1);
});

it.each(['Agents', 'Purpose Tools'])(
  'the tab %s shows each of its groups under its title',
  async (name) => {
    const groups = Object.fromEntries(TITLES.map(([group]) => [group, [outputBody('Text')]]));
    const { user } = await openWith(groups);
    await user.click(tab(name));
    const expectedTitles = TITLES.filter(([, , on]) => on === name).map(([, title]) => title);
    expect(titles().sort()).toEqual([...expectedTitles].sort());
  },
);

it('the selected tab is kept in the URL through a reload, Back and Forward', async () => {
  const { user, unmount } = await openProfile('?tab=salesAi&modal=none');
  expect(tab('Sales AI')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Assessment'));
  expect(window.location.search).toBe('?tab=assessment&modal=none');
  act(() => window.history.back());
  await waitFor(() => expect(tab('Sales AI')).toHaveAttribute('aria-selected', 'true'));
  act(() => window.history.forward());
  await waitFor(() => expect(tab('Assessment')).toHaveAttribute('aria-selected', 'true'));
  unmount();
  await openProfile(window.location.search);
  expect(tab('Assessment')).toHaveAttribute('aria-selected', 'true');
});

it.each(['?tab=nowhere', '?tab=', '', '?output=nothing'])(
  'the first tab of the profile page is selected for the URL %j',
  async (search) => {
    await openProfile(search);
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it.each(TABS)(
  'a tab %s without outputs shows that it is empty and links to the catalogue',
  async (name) => {
    const { user } = await openWith({});
    await user.click(tab(name));
    expect(panel().getByRole('heading')).toHaveTextContent(/^No .+ yet$/);
    expect(panel().getByRole('link', { name: 'Explore tools' })).toHaveAttribute(
      'href',
      '/explore',
    );
    expect(count()).toHaveTextContent(/^0$/);
  },
);

it('outputs without content are neither shown nor counted', async () => {
  const empty = [null, '', '  \n '].map((text, index) => outputBody(text, { id: index }));
  await openWith({
    valueladders: [...empty, outputBody('Text')],
    fyccopilots: empty,
    brandstory: { Result: [...empty, outputBody('A story', { BrandStory: 'March' })] },
  });
  expect(titles().sort()).toEqual(['March', 'Value Ladder Agent']);
  expect(count()).toHaveTextContent(/^2$/);
});

it.each([
  ['Sales AI', { salesai: [{ companyName: 'Norrby' }, {}] }, ['Norrby', 'Sales AI Output']],
  [
    'Assessment',
    { assessment: [{ category: 'Health' }, { category: null }] },
    ['Health', 'Assessment Result'],
  ],
  [
    'Brand Story',
    { brandstory: { Result: [outputBody('Text', { BrandStory: 'The Thursday' })] } },
    ['The Thursday'],
  ],
  [
    'AI Workflow',
    { aiworkflow: [{ workflowId: 'client-welcome' }, {}] },
    ['Client welcome', 'AI Workflow'],
  ],
])(
  'outputs on the tab %s are titled by their own field or else by their kind',
  async (name, groups, expected) => {
    const { user } = await openWith(groups);
    await user.click(tab(name));
    expect(titles()).toEqual(expected);
  },
);

it('the card of an output shows the title, the date, an excerpt of 150 characters and View Details', async () => {
  const text = 'abcdefghij'.repeat(20);
  await openWith({ valueladders: [outputBody(text)] });
  const card = within(screen.getByRole('article', { name: 'Value Ladder Agent' }));
  expect(card.getByText('Nov 5, 2026')).toBeVisible();
  expect(card.getByText(`${text.slice(0, 150)}…`)).toBeVisible();
  expect(card.getByRole('button', { name: 'View Details' })).toBeVisible();
});

it.each([null, undefined, '', 'not a date', {}])(
  'an output with the date %j shows Unknown',
  async (createdAt) => {
    await openWith({ valueladders: [outputBody('Text', { createdAt })] });
    expect(panel().getByText('Unknown')).toBeVisible();
  },
);

it('the card of an assessment without a summary or a workflow without an analysis shows that it has none', async () => {
  const { user } = await openWith({ assessment: [{}], aiworkflow: [{}] });
  await user.click(tab('Assessment'));
  expect(panel().getByText('No summary available')).toBeVisible();
  await user.click(tab('AI Workflow'));
  expect(panel().getByText('No analysis available')).toBeVisible();
});

it('an output that contains markup is shown as text', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const { user } = await openWith({
    valueladders: [
      outputBody(`Hello <script>alert(1)</script>${script} [go](javascript:alert(1))`),
    ],
    salesai: [{ companyName: script }],
  });
  expect(panel().getByText('Hello go')).toBeVisible();
  await user.click(tab('Sales AI'));
  expect(titles()).toEqual([script]);
  expect(document.querySelector('[onerror], a[href^="javascript"]')).toBeNull();
});

it('three skeleton cards show while the outputs are loading', async () => {
  const pendingResponse = deferred();
  mockApi.server.use(
    http.get('*/api/user-assets', async () => {
      await pendingResponse.promise;
      return HttpResponse.json({});
    }),
  );
  await openProfile();
  expect(screen.getByText('Loading your saved outputs...')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(3);
  pendingResponse.resolve();
  await screen.findByText('No outputs yet');
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(0);
});

it.each([
  { body: { msg: 'Out of order' }, status: 500 },
  { body: '<html><body>Gateway</body></html>', status: 200 },
  ...NOT_AN_OBJECT.map((body) => ({ body: body ?? null, status: 200 })),
])(
  'a load of outputs that ends in $status $body logs a warning and offers Try Again on the page',
  async (end) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    respondToAssets(end.body, end.status);
    const { user } = await openProfile();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(warn).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Active Member')).toBeVisible();
    mockApi.server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
  },
);

it.each([
  { valueladders: null, salesai: null, brandstory: null, aiworkflow: null },
  { valueladders: 'text', salesai: 5, brandstory: [], aiworkflow: {}, assessment: true },
  { valueladders: [null, 5, 'x', []], brandstory: { Result: null }, FYCniches: [[]] },
])('asset groups of %j are shown as empty tabs', async (groups) => {
  const { user } = await openWith(groups);
  for (const name of TABS) {
    await user.click(tab(name));
    expect(panel().getByText(/^No .+ yet$/)).toBeVisible();
  }
});

/** The response bodies of outputs, one per day. */
function outputBodies(length: number) {
  const day = 86_400_000;
  return Array.from({ length }, (_, index) =>
    outputBody(`Output no${index}. of many.`, {
      id: `o${index}`,
      createdAt: new Date(1_700_000_000_000 + index * day).toISOString(),
    }),
  );
}

it('Back to another tab restores how many outputs show, and a search starts with 24', async () => {
  const { user } = await openWith({ valueladders: outputBodies(60) });
  await user.click(panel().getByRole('button', { name: 'Show more' }));
  expect(panel().getByText('Showing 48 of 60')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Agents/ }));
  expect(panel().getByText('Showing 24 of 60')).toBeVisible();
  act(() => window.history.back());
  expect(await panel().findByText('Showing 48 of 60')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'many');
  expect(await panel().findByText('Showing 24 of 60')).toBeVisible();
});

it('Back from another page to the outputs restores how many show', async () => {
  const { user } = await openWith({ valueladders: outputBodies(60) });
  await user.click(panel().getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('link', { name: /^AI Tools Portal/ }));
  await screen.findByRole('heading', { level: 1, name: /^(?!Your Profile)/ });
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  expect(await panel().findByText('Showing 48 of 60')).toBeVisible();
});

it('a thousand outputs show 24 more at a time, the newest first', async () => {
  const { user } = await openWith({ valueladders: outputBodies(1000) });
  expect(count()).toHaveTextContent(/^1,000$/);
  expect(panel().getAllByRole('article')).toHaveLength(24);
  expect(panel().getByText('Output no999. of many.')).toBeVisible();
  expect(panel().getByText('Showing 24 of 1,000')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Show more' }));
  expect(panel().getAllByRole('article')).toHaveLength(48);
  await user.type(screen.getByRole('searchbox'), 'no7.');
  expect(await panel().findByText('no7.', { selector: 'mark' })).toBeVisible();
});

it('the outputs are refetched after another member signs in', async () => {
  const { unmount } = await openProfile('', MAYA);
  await screen.findByRole('article', { name: /^Value Ladder Agent/ });
  unmount();
  await openProfile('', 'jonas@weberwerk.com');
  expect(await screen.findByText('No outputs yet')).toBeVisible();
});
