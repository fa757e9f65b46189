import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { Reason } from '@/ui/tooltip/reason';
import { Tooltip } from '@/ui/tooltip/tooltip';

test('a disabled button stays in the tab order, describes the reason and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Reason text="You are on this plan already.">
      <Button onClick={onClick}>Current Plan</Button>
    </Reason>,
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
  render(
    <Reason text="You are on this plan already.">
      <Button>Current Plan</Button>
    </Reason>,
  );
  const button = screen.getByRole('button', { name: 'Current Plan' });
  const reason = () => screen.queryByText('You are on this plan already.', { ignore: '[hidden]' });
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
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
  await waitFor(() => expect(reason()).toBeNull());
});

test('Enter in a field does not submit a form whose button is disabled with a reason', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Reason text="Wait 30s.">
        <Button type="submit">Send</Button>
      </Reason>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button keeps the focus when a reason disables it and when it is enabled again', async () => {
  const button = (text?: string) => (
    <Reason text={text}>
      <Button>Send</Button>
    </Reason>
  );
  const { rerender } = render(button());
  await userEvent.tab();
  rerender(button('Wait 30s.'));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  rerender(button());
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('a reason that a button gets after it was hovered shows at the next hover only', async () => {
  const button = (text?: string) => (
    <Reason text={text}>
      <Button>Sign in</Button>
    </Reason>
  );
  const { rerender } = render(button());
  await userEvent.hover(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.unhover(screen.getByRole('button', { name: 'Sign in' }));
  rerender(button('Wait 30s.'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Wait 30s.');
});

test('a tap opens a tooltip and the next one closes it', async () => {
  render(
    <Tooltip content="From the last 30 days." opensOnPress>
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('From the last 30 days.');
  expect(button).toHaveAccessibleDescription('From the last 30 days.');
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('a key closes the tooltip that the focus has opened, and opens it again', async () => {
  render(
    <Tooltip content="From the last 30 days." opensOnPress>
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('a tooltip closes after the event that takes the focus, during which a dialog would focus itself', async () => {
  render(
    <Tooltip content="From the last 30 days.">
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  await userEvent.tab();
  act(() => button.blur());
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
