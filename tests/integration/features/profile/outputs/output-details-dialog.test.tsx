import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recordSavedFiles } from '../../../../helpers/files';
import { pressBack } from '../../../../helpers/user';
import { openProfile, openWith, outputBody, panel, tab } from '../open-profile';

/** Opens the details of the first output. */
async function openFirst(groups: object) {
  const app = await openWith(groups);
  await app.user.click(screen.getAllByRole('button', { name: 'View Details' })[0]!);
  return app;
}

async function openDetails(groups: object) {
  const app = await openFirst(groups);
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog, details: within(dialog) };
}

const MARKDOWN = '## The ladder\n\nA **bold** word.\n\n- one\n- two';
const LADDER = { valueladders: [outputBody(MARKDOWN)] };

it('the details of an output have the name of its card, below its tool and date, and render its Markdown', async () => {
  const { dialog, details } = await openDetails(LADDER);
  expect(dialog).toHaveAccessibleName('The ladder');
  expect(details.getByText('Value Ladder Agent')).toBeVisible();
  expect(details.getByText('Nov 5, 2026')).toBeVisible();
  expect((await details.findByText('bold')).tagName).toBe('STRONG');
  // The text does not repeat the name.
  expect(details.getAllByText('The ladder')).toHaveLength(1);
  expect(details.getAllByRole('listitem')).toHaveLength(2);
});

it('the details of an output close by Back and by Close, which returns the focus to View Details, and open by their URL', async () => {
  const { user, unmount } = await openDetails(LADDER);
  const { search } = window.location;
  expect(new URLSearchParams(search).get('output')).toBe('valueladders-a1');
  await pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const view = screen.getByRole('button', { name: 'View Details' });
  await user.click(view);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  await waitFor(() => expect(view).toHaveFocus());
  unmount();

  await openProfile(search);
  expect(await screen.findByRole('dialog', { name: 'The ladder' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it('the details of an assessment name the consultant, and no tool that is not in the catalogue', async () => {
  const { dialog, details } = await openDetails({
    assessment: [{ category: 'Unlisted', consultant: 'Ann *Lee*', summary: '**Strong.**' }],
  });
  expect(dialog).toHaveAccessibleDescription('Consultant: Ann *Lee*');
  expect(dialog).toHaveAccessibleName('Strong.');
  expect(await details.findByText('Strong.', { selector: 'strong' })).toBeVisible();
  expect(details.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(details.queryByRole('link', { name: /^Open / })).toBeNull();
});

it('Copy copies the output as formatted and as plain text, by execCommand where access to the clipboard is denied, and shows an error where both fail', async () => {
  class FakeClipboardItem {
    constructor(readonly blobs: Record<string, Blob | Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  const { user, details } = await openDetails(LADDER);
  const copy = details.getByRole('button', { name: 'Copy' });
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValueOnce();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await user.click(copy);
  expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
  const [item] = write.mock.calls[0]![0] as unknown as FakeClipboardItem[];
  expect(await (await item!.blobs['text/plain']!).text()).toContain('## The ladder');
  expect(await (await item!.blobs['text/html']!).text()).toContain('<strong>bold</strong>');

  write.mockRejectedValue(new Error('Refused.'));
  // jsdom does not implement `execCommand`.
  await user.click(copy);
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  let copied = '';
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document;
      copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : '';
      return true;
    },
  });
  await user.click(copy);
  await waitFor(() => expect(copied).toContain('## The ladder'));
  expect(copy).toHaveFocus();
  Reflect.deleteProperty(document, 'execCommand');
});

it('the details are downloaded as a Markdown file with the day and the name of the output', async () => {
  const saved = recordSavedFiles();
  const { user, details } = await openDetails(LADDER);
  await user.click(details.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
  expect(saved.map(({ name }) => name)).toEqual(['2026-11-05-the-ladder.md']);
  expect(saved[0]!.file.type).toContain('text/markdown');
  expect(await saved[0]!.file.text()).toContain(MARKDOWN);
});

const WORKFLOW = {
  id: 'w1',
  workflowId: 'client-welcome',
  createdAt: '2026-11-05T10:00:00.000Z',
  steps: [
    { id: 1, name: 'Send the agreement', description: 'In one message.', toolRecommendations: [] },
    { id: 2, name: 'Ask', description: null, toolRecommendations: ['brand-story AGENT'] },
  ],
  analysis: 'A client waits **nine days**.',
  recommendations: ['Put the dates in.', 'Send **at once**.'],
  costAnalysis: { manualWorkflowCost: 142, monthlySavings: 827.666, yearlySavings: 9932 },
  diagram: { diagramUrl: 'https://cdn.example/flow.svg' },
  tools: ['Electronic signature'],
};
const image = () => screen.getByRole('tabpanel').querySelector('img');

it('a workflow replaces the page and shows its steps, its tools and three tabs: the analysis, a diagram with Retry when it fails to load, and costs in dollars', async () => {
  const { user } = await openFirst({ aiworkflow: [WORKFLOW] });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Client welcome' });
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  const tabs = ['Analysis', 'Flow Chart', 'Cost Analysis'];
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect((await panel().findByText('nine days')).tagName).toBe('STRONG');
  const recommendations = panel().getByRole('heading', { name: 'Recommendations' });
  expect(recommendations.nextElementSibling).toHaveTextContent('Put the dates in.Send at once.');
  for (const text of ['Steps', 'Send the agreement', 'In one message.', 'Electronic signature']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  // Of the two tools, the catalogue has one.
  expect(await screen.findByRole('link', { name: 'brand-story AGENT' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/tool\//),
  );
  expect(screen.queryByRole('link', { name: 'Electronic signature' })).toBeNull();

  await user.click(tab('Flow Chart'));
  expect(image()).toHaveAttribute('src', 'https://cdn.example/flow.svg');
  expect(image()).toHaveAccessibleName('Flow chart: Client welcome');
  fireEvent.error(image()!);
  expect(panel().getByText('The diagram could not be loaded.')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(image()).toHaveAttribute('src', 'https://cdn.example/flow.svg');

  await user.click(tab('Cost Analysis'));
  for (const [label, amount] of [
    ['Manual workflow', '$142.00'],
    ['Monthly savings', '$827.67'],
    ['Yearly savings', '$9,932.00'],
  ] as const) {
    expect(panel().getByText(label).nextElementSibling).toHaveTextContent(amount);
  }
});

it('a workflow whose fields are null shows its default title and empty tabs', async () => {
  const nulls = Object.fromEntries(Object.keys(WORKFLOW).map((field) => [field, null]));
  const { user } = await openFirst({ aiworkflow: [nulls] });
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Workflow' })).toBeVisible();
  expect(screen.getByText('Unknown')).toBeVisible();
  for (const { textContent } of screen.getAllByRole('tab')) {
    await user.click(tab(textContent));
    expect(panel().getByText(/^No .+ available/)).toBeVisible();
  }
});

it('a workflow is opened at a tab by its URL, and Back to Workflows focuses its card in the list, whose history entry it returns to from any tab', async () => {
  const { user } = await openWith(
    { aiworkflow: [WORKFLOW] },
    '?tab=aiWorkflow&output=aiworkflow-w1&view=costAnalysis',
  );
  expect(await screen.findByText('$142.00')).toBeVisible();
  const view = () => screen.findByRole('button', { name: 'View Details' });
  await user.click(screen.getByRole('button', { name: 'Back to Workflows' }));
  expect(await view()).toHaveFocus();
  expect(window.location.search).toBe('?tab=aiWorkflow');

  const { idx } = window.history.state;
  await user.click(await view());
  await user.click(await screen.findByRole('tab', { name: 'Flow Chart' }));
  expect(window.location.search).toContain('view=flowChart');
  await user.click(screen.getByRole('button', { name: 'Back to Workflows' }));
  expect(await view()).toHaveFocus();
  expect(window.location.search).toBe('?tab=aiWorkflow');
  expect(window.history.state.idx).toBe(idx);
});

it('the words of a search are marked in the details of an output and of a workflow', async () => {
  const { user } = await openWith({
    valueladders: [outputBody('## A calm head\n\nStay **calm** and `calm`.')],
    aiworkflow: [
      { ...WORKFLOW, analysis: 'A calm flow.', steps: [{ name: 'Calm down' }], workflowId: '1' },
    ],
  });
  await user.type(screen.getByRole('searchbox'), 'calm');
  await screen.findByText('Found in 2 of 2 outputs');
  const [first, second] = screen.getAllByRole('button', { name: 'View Details' });
  const marks = () => screen.getAllByText(/^calm$/i, { selector: 'mark' });
  await user.click(first!);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => {
    expect(dialog.getAllByText('calm', { selector: 'mark' })).toHaveLength(3);
  });
  expect(dialog.getByRole('heading', { name: 'A calm head' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(second!);
  await screen.findByRole('button', { name: 'Back to Workflows' });
  await waitFor(() => expect(marks()).toHaveLength(3));
});
