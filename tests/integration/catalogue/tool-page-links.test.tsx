import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render-app';
import { answer, hold, MAYA_WITH_CREDITS, openTool, wireTool } from './helpers';

describe('Back to tools', () => {
  it('leads to the catalogue from a link that was opened directly', async () => {
    const { user } = await openTool(MAYA_WITH_CREDITS, { ...wireTool, isFree: true });
    await user.click(screen.getByRole('link', { name: 'Back to tools' }));
    expect(await screen.findByText(/^Showing/)).toBeVisible();
    expect(window.location.pathname).toBe('/explore');
  });

  it('returns to the filtered catalogue, also from a related tool', async () => {
    const tools = [
      { ...wireTool, _id: 't1', name: 'One', isFree: true },
      { ...wireTool, _id: 't2', name: 'Two', isFree: true },
    ];
    answer('/getTools', tools);
    answer('/getTool/t1', tools[0]);
    answer('/getTool/t2', tools[1]);
    const { user } = renderApp('/explore?category=Sales+and+Marketing+Tools', {
      as: MAYA_WITH_CREDITS,
    });
    await user.click(await screen.findByRole('link', { name: /^One/ }));
    await user.click(await screen.findByRole('link', { name: /^Two/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to tools' }));
    await screen.findByText('Showing 2 of 2 tools');
    expect(window.location.search).toBe('?category=Sales+and+Marketing+Tools');
    // It went back instead of on: Forward leads to the tools again.
    act(() => window.history.forward());
    expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  });
});

describe('related tools', () => {
  const others = [
    { ...wireTool, _id: 'b', name: 'Shares one', hashtags: ['offers'] },
    { ...wireTool, _id: 'c', name: 'Shares two', hashtags: ['offers', 'pricing'] },
    { ...wireTool, _id: 'd', name: 'Shares none', hashtags: ['launch'] },
    { ...wireTool, _id: 'e', name: 'Shares one too', hashtags: ['pricing'] },
    { ...wireTool, _id: 'f', name: 'One too many', hashtags: ['pricing'] },
  ];
  const related = () => within(screen.getByRole('region', { name: 'Related Tools' }));

  it('are up to three that share a hashtag, without the tool itself, and lead on', async () => {
    answer('/getTools', [{ ...wireTool, isFree: true }, ...others]);
    answer('/getTool/c', { ...others[1], isFree: true });
    const { user } = await openTool(MAYA_WITH_CREDITS, { ...wireTool, isFree: true });
    const links = await related().findAllByRole('link');
    expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Shares two',
      'Shares one',
      'Shares one too',
    ]);
    await user.click(related().getByRole('link', { name: /Shares two/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shares two' })).toBeVisible();
    expect(window.location.pathname).toBe('/tool/c');
  });

  it('load, and can be none', async () => {
    const tools = hold('/getTools');
    await openTool(MAYA_WITH_CREDITS, { ...wireTool, isFree: true });
    expect(related().getByText('Loading related tools...')).toBeInTheDocument();
    tools.release([{ ...wireTool, isFree: true }, others[2]]);
    expect(await related().findByText('No related tools found')).toBeVisible();
  });

  it('say quietly that they could not be loaded, with a retry', async () => {
    answer('/getTools', {}, 404);
    const { user } = await openTool(MAYA_WITH_CREDITS, { ...wireTool, isFree: true });
    expect(await related().findByText('Related tools could not be loaded.')).toBeVisible();
    answer('/getTools', others);
    await user.click(related().getByRole('button', { name: 'Retry' }));
    expect(await related().findAllByRole('link')).toHaveLength(3);
  });
});
