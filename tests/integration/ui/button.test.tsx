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

test('a disabled button stays in the tab order, describes the reason and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Button disabledReason="You are on this plan already." onClick={onClick}>
      Current Plan
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Current Plan' });
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('You are on this plan already.');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('the reason of a disabled button shows on hover and focus, and Escape hides it', async () => {
  render(<Button disabledReason="You are on this plan already.">Current Plan</Button>);
  const button = screen.getByRole('button', { name: 'Current Plan' });
  const reason = () => screen.queryByText('You are on this plan already.', { ignore: '[hidden]' });
  expect(reason()).toBeNull();
  await userEvent.hover(button);
  expect(reason()).toBeVisible();
  await userEvent.hover(reason()!);
  expect(reason()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(reason()).toBeNull();
  await userEvent.unhover(button);
  await userEvent.tab();
  expect(reason()).toBeVisible();
  expect(button).toHaveAccessibleName('Current Plan');
  await userEvent.tab();
  expect(reason()).toBeNull();
});

test('an icon button has an accessible name', () => {
  render(<IconButton label="Close" icon={X} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
