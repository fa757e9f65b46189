import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openGenerated, openStream, respondToGenerate, stored } from './open-generated';

const section = (name: string) => screen.findByRole('region', { name });

it('the sections that are written replace the versions while a profile is generated', async () => {
  const stream = openStream();
  respondToGenerate(stream.response);
  const { user } = await openGenerated('First text');
  await section('Made from');
  await user.click(screen.getByRole('button', { name: 'Generate again' }));
  stream.write('# Maya\n\n## Who she is\n\nA coach.\n\n## Whom she');
  const sections = within(await section('Sections'));
  const items = () => sections.getAllByRole('listitem');
  expect(items().map((item) => item.textContent)).toEqual(['Who she is', 'Whom she']);
  expect(items()[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/^Your version of \w{3}\s\d+ is safe$/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Versions|Made from/ })).not.toBeInTheDocument();
  stream.write(' serves\n\nManagers.');
  await sections.findByText('Whom she serves');
  stream.end();
  await user.click(await screen.findByRole('button', { name: 'Business profile' }));
  await section('Versions');
  expect(screen.queryByRole('region', { name: 'Sections' })).not.toBeInTheDocument();
});

it('the profile shows how many answers and documents it is made from, and opens the answers', async () => {
  stored().uploadedFiles = stored().uploadedFiles.slice(0, 2);
  const { user } = await openGenerated('First text');
  const madeFrom = within(await section('Made from'));
  expect(madeFrom.getByText('Answers').nextElementSibling).toHaveTextContent('19 of 19');
  expect(madeFrom.getByText('Documents').nextElementSibling).toHaveTextContent(
    String(stored().uploadedFiles.length),
  );
  await user.click(madeFrom.getByRole('button', { name: 'Edit answers' }));
  expect(await screen.findByRole('dialog', { name: 'About You' })).toBeVisible();
});
