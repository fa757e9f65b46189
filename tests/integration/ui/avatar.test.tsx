import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '@/ui/avatar';

test('an avatar whose picture fails to load shows the first letter, until it has another picture', () => {
  const { container, rerender } = render(<Avatar src="/a.png" name="maya" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('M');
  rerender(<Avatar src="/b.png" name="maya" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

test.each([
  ['  élise', 'É'],
  ['👩🏽‍💻 Ada', '👩🏽‍💻'],
])('the letter of an avatar for %j is %s', (name, letter) => {
  const { container } = render(<Avatar src={null} name={name} />);
  expect(container).toHaveTextContent(letter);
});

test('an avatar without a picture and a name shows the user icon and its label', () => {
  const { container } = render(<Avatar src={null} name=" " label="Your picture" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeInTheDocument();
});
