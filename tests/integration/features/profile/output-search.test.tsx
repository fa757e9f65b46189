import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tab, panel, titles, openWith } from './open-outputs';
import { outputBody } from './open-profile';

it('a search of the outputs counts its matches on each tab, marks them and is kept when a tab is chosen', async () => {
  const { user } = await openWith({
    valueladders: [outputBody('The **calm** ladder')],
    salesai: [{ companyName: 'Calm Waters' }],
    assessment: [{ category: 'Health', summary: 'Wild.' }],
  });
  const box = screen.getByRole('searchbox', { name: 'Search saved outputs' });
  await user.type(box, 'CALM');
  expect(await screen.findByText('2 of 3 outputs mention “CALM”')).toBeVisible();
  expect(titles()).toEqual(['Value Ladder Agent', 'Calm Waters']);
  expect(panel().getAllByText(/^calm$/i, { selector: 'mark' })).toHaveLength(2);
  expect(tab('All').lastChild).toHaveTextContent(/^2$/);
  expect(tab('Assessment').lastChild).toHaveTextContent(/^0$/);

  await user.click(tab('Assessment'));
  expect(box).toHaveValue('CALM');
  expect(panel().getByText('0 of 1 output mentions “CALM”')).toBeVisible();
  expect(
    panel().getByText('Nothing on this tab matches “CALM”. 2 outputs on other tabs do.'),
  ).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Show 2 outputs' }));
  expect(titles()).toEqual(['Value Ladder Agent', 'Calm Waters']);
  await user.click(tab('Sales AI'));
  expect(panel().getByText('1 of 1 output mentions “CALM”')).toBeVisible();
});

it('the words of a search are marked in the details of an output and of a workflow', async () => {
  const { user } = await openWith({
    valueladders: [outputBody('## A calm head\n\nStay **calm** and `calm`.')],
    aiworkflow: [
      {
        id: 'w1',
        createdAt: '2026-11-06T10:00:00.000Z',
        analysis: 'A calm flow.',
        steps: [{ id: 1, name: 'Calm down', description: '', toolRecommendations: [] }],
      },
    ],
  });
  await user.type(screen.getByRole('searchbox'), 'calm');
  await screen.findByText('2 of 2 outputs mention “calm”');
  const [first, second] = screen.getAllByRole('button', { name: 'View Details' });
  await user.click(second!);
  const dialog = await screen.findByRole('dialog');
  const marks = () => within(dialog).getAllByText('calm', { selector: 'mark' });
  await waitFor(() => expect(marks()).toHaveLength(3));
  expect(within(dialog).getByRole('heading', { name: 'A calm head' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(first!);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(/^calm$/i, { selector: 'mark' })).toHaveLength(2));
});

it('a match after the first 150 characters shows the text around it', async () => {
  const { user } = await openWith({
    valueladders: [outputBody(`# Name\n\n${'before '.repeat(40)}needle ${'after '.repeat(40)}`)],
  });
  expect(panel().getByText(/^before before .*…$/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'needle');
  const mark = await panel().findByText('needle', { selector: 'mark' });
  expect(mark.parentElement).toHaveTextContent(/^… before .+ needle after .+…$/);
});

it('a search of the outputs without a match shows 0 outputs, and Clear search, the clear button and Escape clear it', async () => {
  const { user } = await openWith({ valueladders: [outputBody('Text')] });
  const box = screen.getByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  const search = async () => {
    await user.type(box, 'zebra');
    expect(await screen.findByText('0 of 1 output mentions “zebra”')).toBeVisible();
    expect(screen.getByText('Nothing saved matches “zebra”. Try fewer words.')).toBeVisible();
  };
  const expectCleared = () => {
    expect(box).toHaveValue('');
    expect(titles()).toEqual(['Value Ladder Agent']);
  };
  await search();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expectCleared();
  await search();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expectCleared();
  expect(box).toHaveFocus();
  await search();
  await user.keyboard('{Escape}');
  expectCleared();
  expect(box).toHaveFocus();
});
