import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAYA, respondTo, holdResponse } from '../../../../helpers/mock-api';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';
import { renderTool } from '../helpers';

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
  const { user } = renderApp('/tool/t1', { as: MAYA });
  await user.click(await screen.findByRole('link', { name: /^Two/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to tools' }));
  expect(await screen.findByText('Showing 2 of 2 tools')).toBeVisible();
});

it('Back to tools on a related tool goes back to the filtered catalogue, and with a modifier key the browser opens it in another tab', async () => {
  respondWithTwoTools();
  const { user } = renderApp('/explore?category=Sales+and+Marketing+Tools', {
    as: MAYA,
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

const related = () => within(screen.getByRole('region', { name: 'Related Tools' }));

it('related tools show their cost, or their category where the cost is unknown, and link to their pages', async () => {
  const other = (id: string) => ({ ...toolBody, _id: id, name: `Tool ${id}`, platformId: id });
  respondTo('/tokens/platform-costs', {
    platforms: [{ platformId: 'b', tokenCost: 6, unit: 'per call' }],
  });
  respondTo('/getTools', [toolBody, other('b'), other('c'), { ...other('d'), isFree: true }]);
  respondTo('/getTool/d', { ...other('d'), isFree: true });
  const { user } = await renderTool(MAYA);
  expect(await related().findByText('6 credits per call')).toBeVisible();
  expect(related().getByText('Sales and Marketing Tools')).toBeVisible();
  expect(related().getAllByRole('link')).toHaveLength(3);
  await user.click(related().getByRole('link', { name: /Tool d.*Free tool/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tool d' })).toBeVisible();
  expect(window.location.pathname).toBe('/tool/d');
});

it('related tools that fail to load show an error, and Retry loads them with a loading text, or that there are none', async () => {
  respondTo('/getTools', {}, 404);
  const { user } = await renderTool(MAYA, { ...toolBody, isFree: true });
  expect(await related().findByText('Related tools could not be loaded.')).toBeVisible();
  const tools = holdResponse('/getTools');
  await user.click(related().getByRole('button', { name: 'Retry' }));
  expect(related().getByText('Loading related tools...')).toBeInTheDocument();
  tools.release([{ ...toolBody, _id: 'd', hashtags: ['launch'] }]);
  expect(await related().findByText('No related tools found')).toBeVisible();
});
