import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toolBody } from '../../../helpers/values';
import { renderApp } from '../../render-app';
import { respondTo, holdResponse, MAYA_WITH_CREDITS, renderTool } from './helpers';

/** Two tools that are related to each other. */
function respondWithTwoTools() {
  const tools = [
    { ...toolBody, _id: 't1', name: 'One', isFree: true },
    { ...toolBody, _id: 't2', name: 'Two', isFree: true },
  ];
  respondTo('/getTools', tools);
  respondTo('/getTool/t1', tools[0]);
  respondTo('/getTool/t2', tools[1]);
}

it('Back to tools on a related tool of a directly opened tool opens the catalogue', async () => {
  respondWithTwoTools();
  const { user } = renderApp('/tool/t1', { as: MAYA_WITH_CREDITS });
  await user.click(await screen.findByRole('link', { name: /^Two/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to tools' }));
  expect(await screen.findByText('Showing 2 of 2 tools')).toBeVisible();
});

it('Back to tools on a related tool goes back to the filtered catalogue, and with a modifier key the browser opens it in another tab', async () => {
  respondWithTwoTools();
  const { user } = renderApp('/explore?category=Sales+and+Marketing+Tools', {
    as: MAYA_WITH_CREDITS,
  });
  await user.click(await screen.findByRole('link', { name: /^One/ }));
  await user.click(await screen.findByRole('link', { name: /^Two/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to tools' });
  const onClick = vi.fn((event: MouseEvent) => {
    expect(event.defaultPrevented).toBe(false);
    // jsdom does not implement opening a link.
    event.preventDefault();
  });
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(back, { ctrlKey: true });
  expect(onClick).toHaveBeenCalledOnce();
  await user.click(back);
  await screen.findByText('Showing 2 of 2 tools');
  expect(window.location.search).toBe('?category=Sales+and+Marketing+Tools');
  // Forward works only because the link moved back in the history.
  act(() => window.history.forward());
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
});

describe('related tools', () => {
  const others = [
    { ...toolBody, _id: 'b', name: 'Shares one', hashtags: ['offers'] },
    { ...toolBody, _id: 'c', name: 'Shares two', hashtags: ['offers', 'pricing'] },
    { ...toolBody, _id: 'd', name: 'Shares none', hashtags: ['launch'] },
    { ...toolBody, _id: 'e', name: 'Shares one too', hashtags: ['pricing'] },
    { ...toolBody, _id: 'f', name: 'One too many', hashtags: ['pricing'] },
  ];
  const related = () => within(screen.getByRole('region', { name: 'Related Tools' }));

  it('related tools are up to three other tools that share a hashtag, and link to their pages', async () => {
    respondTo('/getTools', [{ ...toolBody, isFree: true }, ...others]);
    respondTo('/getTool/c', { ...others[1], isFree: true });
    const { user } = await renderTool(MAYA_WITH_CREDITS, { ...toolBody, isFree: true });
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

  it('related tools that fail to load show an error, and Retry loads them with a loading text, or that there are none', async () => {
    respondTo('/getTools', {}, 404);
    const { user } = await renderTool(MAYA_WITH_CREDITS, { ...toolBody, isFree: true });
    expect(await related().findByText('Related tools could not be loaded.')).toBeVisible();
    const tools = holdResponse('/getTools');
    await user.click(related().getByRole('button', { name: 'Retry' }));
    expect(related().getByText('Loading related tools...')).toBeInTheDocument();
    tools.release([others[2]]);
    expect(await related().findByText('No related tools found')).toBeVisible();
  });
});
