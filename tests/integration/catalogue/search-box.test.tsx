import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stopClock } from '../../helpers/stopped-clock';
import { renderApp } from '../render-app';
import { answer, MAYA_WITH_CREDITS, mockApi, wireTool } from './helpers';

const hits = [
  { _id: 'a', name: 'Offer Agent', description: 'Turns what you do into an offer.' },
  { _id: 'b', name: 'Value Ladder Agent' },
  { _id: 'c', name: 'Objection Coach', description: 'Practice.' },
];

/** The terms that were searched for, in their order. */
function terms(): (string | null)[] {
  return mockApi
    .calls()
    .filter(({ path }) => path === '/search')
    .map(({ query }) => new URLSearchParams(query).get('searchItem'));
}

async function open() {
  const app = renderApp('/explore', { as: MAYA_WITH_CREDITS });
  const box = await screen.findByRole('combobox', { name: 'Search tools' });
  await screen.findByText(/^Showing/);
  return { ...app, box };
}

const options = () => screen.queryAllByRole('option');
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

describe('the search box', () => {
  it('sends one trimmed query after a pause in typing, and lists what was found', async () => {
    answer('/search', hits);
    const { box } = await open();
    expect(box).toHaveAttribute('placeholder', 'Search tools...');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: '  offer & more ' } });
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(terms()).toEqual(['offer & more']);
    expect(options()[0]).toHaveTextContent('Offer AgentTurns what you do into an offer.');
    expect(options()[1]).toHaveTextContent(/^Value Ladder Agent$/);
    expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  it('a search is sent 300 ms after the last key, and no earlier', async () => {
    answer('/search', hits);
    const { box } = await open();
    const { pass } = stopClock();
    fireEvent.change(box, { target: { value: 'off' } });
    await pass(299);
    fireEvent.change(box, { target: { value: 'offer' } });
    await pass(299);
    expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('Searching tools...')).toBeInTheDocument();
  });

  it('a term that was searched for less than a minute ago is not sent again', async () => {
    answer('/search', hits);
    const { user, box } = await open();
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
    expect(terms()).toEqual(['agent']);
    await searchAgain(6_000);
    await waitFor(() => expect(terms()).toEqual(['agent', 'agent']));
  });

  it('shows three shapes of rows while it loads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    mockApi.server.use(
      http.get('*/api/search', async () => {
        await held;
        return HttpResponse.json(hits);
      }),
    );
    const { user, box } = await open();
    await user.type(box, 'agent');
    const loading = (await screen.findByText('Searching tools...')).parentElement!;
    expect(loading.children).toHaveLength(1 + 3);
    release();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
  });

  it('sends nothing for blanks, and empties the list with the box', async () => {
    answer('/search', hits);
    const { user, box } = await open();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    const { pass, run } = stopClock();
    fireEvent.change(box, { target: { value: '   ' } });
    await pass(1000);
    expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument();
    run();
    await user.type(box, 'agent');
    await screen.findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(options()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    expect(terms()).toEqual(['agent']);
  });

  it('says that nothing was found', async () => {
    answer('/search', []);
    const { user, box } = await open();
    await user.type(box, 'zzz');
    expect(await screen.findByText('No tools found')).toBeVisible();
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows nothing, and no message, when the search fails', async () => {
    answer('/search', hits);
    const { user, box } = await open();
    await user.type(box, 'agent');
    await screen.findAllByRole('option');
    answer('/search', { message: 'The search is down.' }, 500);
    await user.type(box, 's');
    await waitFor(() => expect(terms()).toEqual(['agent', 'agents']));
    await waitFor(() => expect(options()).toEqual([]));
    await waitFor(() => expect(screen.queryByText('Searching tools...')).not.toBeInTheDocument());
    expect(screen.queryByText('No tools found')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('The search is down.');
  });

  it('drops an answer that comes after that of a later query', async () => {
    let releaseSlow: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      releaseSlow = resolve;
    });
    mockApi.server.use(
      http.get('*/api/search', async ({ request }) => {
        const term = new URL(request.url).searchParams.get('searchItem');
        if (term === 'slow') {
          await slow;
          return HttpResponse.json([{ _id: 'old', name: 'Old answer' }]);
        }
        return HttpResponse.json([
          { _id: term, name: `${term === 'quick' ? 'New' : 'Last'} answer` },
        ]);
      }),
    );
    const { user, box } = await open();
    await user.type(box, 'slow');
    await waitFor(() => expect(terms()).toEqual(['slow']));
    await user.clear(box);
    await user.type(box, 'quick');
    expect(await screen.findByRole('option', { name: 'New answer' })).toBeVisible();
    const shown = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { textContent } of options()) shown.add(textContent);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    releaseSlow();
    // The response to a later query arrives after that to the slow one.
    await user.type(box, 'er');
    expect(await screen.findByRole('option', { name: 'Last answer' })).toBeVisible();
    expect(shown).not.toContain('Old answer');
  });
});

describe('choosing in the search box', () => {
  it('by a press empties the box and leads to the tool', async () => {
    answer('/search', hits);
    answer('/getTool/b', { ...wireTool, _id: 'b', isFree: true });
    const { user, box } = await open();
    await user.type(box, 'ladder');
    await user.click(await screen.findByRole('option', { name: 'Value Ladder Agent' }));
    await screen.findByRole('heading', { level: 1, name: 'Value Ladder Agent' });
    expect(window.location.pathname).toBe('/tool/b');
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(options()).toEqual([]);
  });

  it('by arrow keys, Home, End and Enter', async () => {
    answer('/search', hits);
    answer('/getTool/c', { ...wireTool, _id: 'c', isFree: true });
    const { user, box } = await open();
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

  it('takes the first result for Enter alone, but none of an older text', async () => {
    answer('/search', hits);
    answer('/getTool/a', { ...wireTool, _id: 'a', isFree: true });
    const { user, box } = await open();
    await user.type(box, 'offer');
    await screen.findAllByRole('option');
    fireEvent.change(box, { target: { value: 'other' } });
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/explore');
    // It searches at once instead, without waiting for the pause.
    await waitFor(() => expect(terms()).toEqual(['offer', 'other']));
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/tool/a'));
  });

  it('Enter that ends the composition of a character chooses no result', async () => {
    answer('/search', hits);
    const { user, box } = await open();
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

  it('is left by Escape, which closes the list and then empties the box', async () => {
    answer('/search', hits);
    const { user, box } = await open();
    await user.type(box, 'agent');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box).toHaveValue('agent');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);
    await user.keyboard('{Escape}{Escape}');
    expect(box).toHaveValue('');
    expect(terms()).toEqual(['agent']);
  });

  it('is left by a press outside and by Tab, and comes back with the focus', async () => {
    answer('/search', hits);
    const { user, box } = await open();
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
});
