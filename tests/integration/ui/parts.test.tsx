import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '@/ui/avatar';
import { Chip, ChipRow } from '@/ui/chip';
import { Alert } from '@/ui/feedback/alert';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { Meter } from '@/ui/feedback/meter';

test('an avatar whose picture fails to load shows the first letter', () => {
  const { container, rerender } = render(<Avatar src="/a.png" name="maya" />);
  const picture = container.querySelector('img') ?? document.body;
  fireEvent.error(picture);
  expect(container).toHaveTextContent('M');
  rerender(<Avatar src="/b.png" name="maya" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

test.each([
  ['maya', 'M'],
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

test('a pressed chip has aria-pressed, and a click calls onClick', async () => {
  const onClick = vi.fn();
  render(
    <ChipRow label="Categories">
      <Chip pressed onClick={onClick}>
        Sales and Marketing Tools
      </Chip>
      <Chip pressed={false}>Purpose Tools</Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Categories' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('Purpose Tools');
});

test.each([
  [570, 633, 90],
  [3, 0, 0],
  [Number.NaN, 10, 0],
  [-5, 10, 0],
  [11, 10, 100],
])('a meter of %d of %d is at %d percent', (value, max, percent) => {
  render(
    <Meter
      tone="green"
      value={value}
      max={max}
      label="Credits used"
      valueText={`${value} of ${max} used`}
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Credits used' });
  expect(meter).toHaveAttribute('aria-valuenow', String(percent));
  expect(meter).toHaveAttribute('aria-valuetext', `${value} of ${max} used`);
});

test('an error panel is an alert and an empty panel is not', () => {
  render(
    <>
      <EmptyPanel icon={Search} title="No matching tools found" text="Try other filters" />
      <ErrorPanel text="Failed to load data." action={<button type="button">Try Again</button>} />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'No matching tools found' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button'));
});

test('the Dismiss button of an alert calls onDismiss', async () => {
  const onDismiss = vi.fn();
  render(
    <Alert tone="danger" onDismiss={onDismiss}>
      Payment error: card declined
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment error: card declined');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
