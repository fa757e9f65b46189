import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  openGenerated,
  openStream,
  profileDocument,
  respondToGenerate,
  textArea,
} from './open-generated';

const LONG = `${'You help managers with one conversation a week.\n'.repeat(1100)}The last words.`;

test('a long profile is rendered while it is streamed, and can be edited completely afterwards', async () => {
  const stream = openStream();
  respondToGenerate(stream.response);
  const { user } = await openGenerated('');
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  stream.write('You help managers.\n\n');
  await waitFor(async () =>
    expect(await profileDocument()).toHaveTextContent('You help managers.'),
  );
  stream.write(LONG);
  stream.end();
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent(/The last words\.$/));
  expect(await textArea()).toHaveValue(`You help managers.\n\n${LONG}`);
});

test('pasting a long text keeps the text area and turns its spell check off', async () => {
  const { user } = await openGenerated('Short.');
  const area = await textArea();
  await user.click(area);
  await user.paste(LONG);
  expect(area).toBeVisible();
  expect(area).toHaveAttribute('spellcheck', 'false');
});
