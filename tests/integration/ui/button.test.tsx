import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';

test('a busy button ignores presses and shows its busy text, which its live region announces until it is done', async () => {
  const onClick = vi.fn();
  const page = (busy: boolean) => (
    <Button busy={busy} busyLabel="Updating..." onClick={onClick}>
      Update Password
    </Button>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button', { name: 'Update Password' });
  const region = button.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(page(true));
  expect(region).toHaveTextContent('Updating...');
  expect(button).toHaveAccessibleName('Updating...');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  rerender(page(false));
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('only a submit button that is not busy submits its form, also by Enter in a field', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button>Cancel</Button>
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  rerender(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
