import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondToGenerate, openGenerated, openStream, textArea } from './open-generated';

const LONG = `${'You help managers with one conversation a week.\n'.repeat(1100)}The last words.`;
const NOTE = /only its end shows while it is being written/;
const edit = () => screen.findByRole('radio', { name: 'Edit' });

test('a long profile is written with its end in view, opens in the preview, and can be edited', async () => {
  const stream = openStream();
  respondToGenerate(stream.response);
  const { user } = await openGenerated('');
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  stream.write('You help managers.');
  expect(await textArea()).toHaveValue('You help managers.');
  expect(screen.queryByText(NOTE)).toBeNull();
  stream.write(LONG);
  expect(await screen.findByText(NOTE)).toBeVisible();
  stream.end();
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Preview' })).toBeChecked();
  expect(screen.queryByText(NOTE)).toBeNull();
  await user.click(await edit());
  expect(await textArea()).toHaveValue(`You help managers.${LONG}`);
});

test('a long stored profile opens in the preview, and the edit mode stays while the text is replaced', async () => {
  const { user } = await openGenerated(LONG);
  expect(await screen.findByRole('radio', { name: 'Preview' })).toBeChecked();
  await user.click(await edit());
  const area = await textArea();
  expect(area).toHaveValue(LONG);
  await user.clear(area);
  await user.paste(`${LONG} And more.`);
  expect(await edit()).toBeChecked();
  expect(area).toHaveValue(`${LONG} And more.`);
});

test('a short profile that becomes long by pasting stays in the edit mode', async () => {
  const { user } = await openGenerated('Short.');
  const area = await textArea();
  await user.click(area);
  await user.paste(LONG);
  expect(await edit()).toBeChecked();
  expect(area).toBeVisible();
});
