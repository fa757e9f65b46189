import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { Reason } from '@/ui/tooltip/reason';
import { Tooltip } from '@/ui/tooltip/tooltip';

const TEXT = 'You are on this plan already.';
/** The visible text of a reason has a hidden copy. */
const shown = () => screen.queryAllByText(TEXT)[0] ?? null;
const button = () => screen.getByRole('button', { name: 'Current Plan' });

/** Lets the button have visible focus: jsdom has no `:focus-visible`. */
function makeFocusVisible() {
  const matches = button().matches.bind(button());
  vi.spyOn(button(), 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || matches(selector),
  );
}

function renderTooltip(opensOnPress: boolean) {
  render(
    <Tooltip content={TEXT} opensOnPress={opensOnPress}>
      <Button>Current Plan</Button>
    </Tooltip>,
  );
  makeFocusVisible();
}

const withReason = (text: string | undefined, onClick?: () => void) => (
  <Reason text={text}>
    <Button onClick={onClick}>Current Plan</Button>
  </Reason>
);

test('a disabled button stays in the tab order, has the reason as its description and ignores presses', async () => {
  const onClick = vi.fn();
  render(withReason(TEXT, onClick));
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(button()).toBeEnabled();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription(TEXT);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

test('the reason of a disabled button shows on hover and focus, and Escape hides it', async () => {
  render(withReason(TEXT));
  makeFocusVisible();
  expect(shown()).toBeNull();
  await userEvent.hover(button());
  expect(shown()).toBeVisible();
  await userEvent.hover(shown()!);
  expect(shown()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  await userEvent.unhover(button());
  await userEvent.tab();
  expect(shown()).toBeVisible();
  expect(button()).toHaveAccessibleName('Current Plan');
  await userEvent.tab();
  await waitFor(() => expect(shown()).toBeNull());
});

test('a reason that a button gets after it was hovered shows at the next hover only', async () => {
  const { rerender } = render(withReason(undefined));
  await userEvent.hover(button());
  await userEvent.unhover(button());
  rerender(withReason(TEXT));
  expect(shown()).toBeNull();
  await userEvent.hover(button());
  expect(shown()).toBeVisible();
});

test('a tap opens a tooltip, which screen readers do not read, and the next one closes it', async () => {
  renderTooltip(true);
  await userEvent.pointer({ keys: '[TouchA]', target: button() });
  await waitFor(() => expect(shown()).toBeVisible());
  expect(button()).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.pointer({ keys: '[TouchA]', target: button() });
  await waitFor(() => expect(shown()).toBeNull());
});

test('a key closes the tooltip that the focus has opened, and opens it again', async () => {
  renderTooltip(true);
  await userEvent.tab();
  expect(shown()).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBeInTheDocument();
});

test('a tooltip closes after the event that takes the focus, during which a dialog would focus itself', async () => {
  renderTooltip(false);
  await userEvent.tab();
  act(() => button().blur());
  expect(shown()).toBeInTheDocument();
  await waitFor(() => expect(shown()).toBeNull());
});
