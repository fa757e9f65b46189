import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';

const onReset = vi.fn();

beforeEach(() => {
  onReset.mockClear();
  render(
    <>
      <Menu trigger={<button type="button">Maya</button>} header={<span>maya@lindqvist.co</span>}>
        <MenuItem render={(content) => <a href="#profile">{content}</a>}>Profile</MenuItem>
        <MenuItem onSelect={onReset}>Password Reset</MenuItem>
        <MenuItem>Support</MenuItem>
        <MenuSeparator />
        <MenuItem>Logout</MenuItem>
      </Menu>
      <button type="button">After</button>
    </>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Maya' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('the control of a menu has aria-haspopup and aria-expanded', async () => {
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Maya' })).toHaveFocus();
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('the arrow keys, Home and End move through a menu', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Logout')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Password Reset')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Logout')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Profile')).toHaveFocus();
});

test('Enter that is held after it has opened a menu chooses no item', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Password Reset')).toHaveFocus();
  await userEvent.keyboard('{Enter>3}');
  expect(onReset).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{/Enter}');
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
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
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a press outside closes a menu and a press on its header does not', async () => {
  await userEvent.click(trigger());
  await userEvent.click(screen.getByText('maya@lindqvist.co'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('choosing a menu item returns the focus before its action runs', async () => {
  onReset.mockImplementation(() => expect(trigger()).toHaveFocus());
  await userEvent.click(trigger());
  await userEvent.click(item('Password Reset'));
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Space follows a menu item that is a link', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveAttribute('href', '#profile');
  await userEvent.keyboard(' ');
  expect(window.location.hash).toBe('#profile');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an arrow key moves the focus before the next key, so that Enter chooses the item it reached', () => {
  trigger().focus();
  fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
  fireEvent.keyDown(item('Profile'), { key: 'ArrowDown' });
  expect(item('Password Reset')).toHaveFocus();
});
