import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  button,
  respondToGenerate,
  openGenerated,
  openStream,
  profileDocument,
  textArea,
} from './open-generated';

it.each([
  ['Ctrl+Z restores a discarded text and removes the Undo button', '', 'Half a te'],
  [
    'Ctrl+Z does not restore a discarded text after the member has typed, and the Undo button is removed',
    '!',
    'The old text!',
  ],
])('%s', async (_, typed, expected) => {
  const stream = openStream();
  respondToGenerate(stream.response);
  const { user } = await openGenerated('The old text');
  await screen.findByRole('button', { name: /menu/i });
  await user.click(await button('Generate again'));
  stream.write('Half a te');
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent('Half a te'));
  await user.click(await button('Stop'));
  await user.click(await button('Discard'));
  const section = screen.getByRole('region', { name: 'Business profile' });
  await waitFor(() => expect(section).toHaveFocus());
  expect(await button('Undo')).toBeVisible();
  if (typed !== '') await user.type(await textArea(), typed);
  await user.keyboard('{Control>}z{/Control}');
  expect(await textArea()).toHaveValue(expected);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
