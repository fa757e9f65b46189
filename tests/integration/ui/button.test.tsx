import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { Button, IconButton } from '@/ui/button';

test('pressing a button calls onClick, and its type is button by default', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Load more</Button>);
  const button = screen.getByRole('button', { name: 'Load more' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('type', 'button');
});

test('a live region of a button announces its busy text, and nothing when it is not busy anymore', () => {
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Updating...">
      Update Password
    </Button>
  );
  const { rerender } = render(button(false));
  const region = screen.getByRole('button').querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(button(true));
  expect(region).toHaveTextContent('Updating...');
  rerender(button(false));
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Update Password' })).toBeVisible();
});

test('a busy button shows its busy text and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Button busy busyLabel="Updating..." onClick={onClick}>
      Update Password
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Updating...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a busy submit button prevents the submit of its form, also by Enter in a field', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();

  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an icon button has an accessible name', () => {
  render(<IconButton label="Close" icon={X} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
