import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem } from '@/ui/menu';

const onReset = vi.fn();

beforeEach(() => {
  onReset.mockClear();
  render(
    <>
      <Menu trigger={<button type="button">Maya</button>}>
        <MenuItem render={(content) => <a href="#profile">{content}</a>}>Profile</MenuItem>
        <MenuItem onSelect={onReset}>Password Reset</MenuItem>
        <MenuItem>Logout</MenuItem>
      </Menu>
      <button type="button">After</button>
    </>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Maya' });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** Opens the menu, and moves to an item by as many presses. */
async function openByKeyboard(presses = 1) {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(presses));
}

test('a click opens a menu, which has the name of its button and the focus, and the next one closes it', async () => {
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Maya' })).toHaveFocus();
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('the arrow keys, Home and End move through a menu before the next key', async () => {
  await openByKeyboard();
  expect(item('Profile')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowUp', 'Logout'],
    ['ArrowDown', 'Profile'],
    ['ArrowDown', 'Password Reset'],
    ['End', 'Logout'],
    ['Home', 'Profile'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(item(name)).toHaveFocus();
  }
});

test('Enter that is held after it has opened a menu chooses no item', async () => {
  await openByKeyboard(2);
  await userEvent.keyboard('{Enter>3}');
  expect(onReset).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{/Enter}');
  await openByKeyboard(2);
  fireEvent.keyDown(item('Password Reset'), { key: 'Enter', repeat: true });
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('a click without a pointer, such as a replayed press, opens a menu', () => {
  act(() => trigger().click());
  expect(screen.getByRole('menu')).toHaveFocus();
});

test('a touch opens and closes a menu when it ends, so that one that scrolls the page does not', async () => {
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA>]', target: trigger() });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/TouchA]', target: trigger() });
  expect(screen.getByRole('menu')).toHaveFocus();
  await user.pointer({ keys: '[TouchA]', target: trigger() });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Tab closes a menu and moves on from its control', async () => {
  await openByKeyboard();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('choosing a menu item returns the focus before its action runs', async () => {
  onReset.mockImplementation(() => expect(trigger()).toHaveFocus());
  await userEvent.click(trigger());
  await userEvent.click(item('Password Reset'));
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Space follows a menu item that is a link', async () => {
  await openByKeyboard();
  await userEvent.keyboard(' ');
  expect(window.location.hash).toBe('#profile');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
