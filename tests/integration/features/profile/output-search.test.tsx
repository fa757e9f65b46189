import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tab, panel, titles, openWith } from './open-outputs';
import { outputBody } from './open-profile';

it('a search of the outputs counts its matches on each tab and in the chosen month, marks them, and Show all outputs ends it', async () => {
  const { user } = await openWith({
    valueladders: [
      outputBody('The **calm** ladder'),
      outputBody('Calm.', { id: 'b', createdAt: null }),
    ],
    salesai: [{ companyName: 'Calm Waters' }],
    assessment: [{ category: 'Health', summary: 'Wild.' }],
  });
  const box = screen.getByRole('searchbox', { name: 'Search saved outputs' });
  await user.type(box, 'CALM');
  expect(await screen.findByText('Found in 3 of 4 outputs')).toBeVisible();
  expect(titles()).toEqual(['The calm ladder', 'Calm.', 'Calm Waters']);
  expect(panel().getAllByText(/^calm$/i, { selector: 'mark' })).toHaveLength(3);
  expect(tab('All').lastChild).toHaveTextContent(/^3$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Nov 2026 (1)');
  expect(await screen.findByText('Found in 1 of 1 output')).toBeVisible();

  await user.click(tab('Assessment'));
  expect(box).toHaveValue('CALM');
  expect(panel().getByText('Found in 0 of 0 outputs')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Show all outputs' }));
  expect(box).toHaveValue('');
  expect(titles()).toHaveLength(4);
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
  await screen.findByText('Found in 2 of 2 outputs');
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
  await waitFor(() => expect(screen.getAllByText(/^calm$/i, { selector: 'mark' })).toHaveLength(3));
});

it('the clear button and Escape clear a search', async () => {
  const { user } = await openWith({ valueladders: [outputBody('Text')] });
  const box = screen.getByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  const clears = [
    () => user.click(screen.getByRole('button', { name: 'Clear' })),
    () => user.keyboard('{Escape}'),
  ];
  for (const clear of clears) {
    await user.type(box, 'zebra');
    expect(await screen.findByText('Found in 0 of 1 output')).toBeVisible();
    await clear();
    expect(box).toHaveValue('');
    expect(titles()).toEqual(['Text']);
    expect(box).toHaveFocus();
  }
});
