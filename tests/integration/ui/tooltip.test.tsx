import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { Reason } from '@/ui/tooltip/reason';
import { Tooltip } from '@/ui/tooltip/tooltip';

const TEXT = 'From the last 30 days.';

test('a disabled button stays in the tab order, has the reason as its description and ignores presses', async () => {
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
  // The visible text has a hidden copy.
  const reason = () => screen.queryAllByText('You are on this plan already.')[0] ?? null;
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
  expect(screen.queryByText('Wait 30s.')).toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Wait 30s.')[0]).toBeVisible();
});

test('a tap opens a tooltip, which screen readers do not read, and the next one closes it', async () => {
  render(
    <Tooltip content={TEXT} opensOnPress>
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(button).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
});

test('a key closes the tooltip that the focus has opened, and opens it again', async () => {
  render(
    <Tooltip content={TEXT} opensOnPress>
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  await userEvent.tab();
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(TEXT)).toBeInTheDocument();
});

test('a tooltip closes after the event that takes the focus, during which a dialog would focus itself', async () => {
  render(
    <Tooltip content={TEXT}>
      <Button>How we know</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'How we know' });
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  await userEvent.tab();
  act(() => button.blur());
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(TEXT)).not.toBeInTheDocument());
});

test('a button with a reason moves the focus when a press removes it', async () => {
  function Page() {
    const [isPressed, setIsPressed] = useState(false);
    return (
      <section>
        <h2>Related tools</h2>
        {!isPressed && (
          <Reason text={undefined}>
            <Button onClick={() => setIsPressed(true)}>Retry</Button>
          </Reason>
        )}
      </section>
    );
  }
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
