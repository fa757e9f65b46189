import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';

const onReset = vi.fn();

beforeEach(() => {
  onReset.mockClear();
  render(
    <>
      <Menu
        trigger={(props) => <button {...props}>Maya</button>}
        header={<span>maya@lindqvist.co</span>}
      >
        <MenuItem render={(slot) => <a {...slot} href="#profile" />}>Profile</MenuItem>
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

test('the control says what it opens and whether it is open', async () => {
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Maya' })).toHaveFocus();
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('arrow keys walk around, Home and End jump', async () => {
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

test('up opens at the end, Enter at the start', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Logout')).toHaveFocus();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(item('Profile')).toHaveFocus();
});

test('letters lead to an entry; the same letter again goes on to the next', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}p');
  expect(item('Password Reset')).toHaveFocus();
  await userEvent.keyboard('p');
  expect(item('Profile')).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 510));
  await userEvent.keyboard('pas');
  expect(item('Password Reset')).toHaveFocus();
});

test('Escape closes it and the focus is back on the control', async () => {
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('Tab closes it and goes on behind the control', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a press outside closes it; one on its header does not', async () => {
  await userEvent.click(trigger());
  await userEvent.click(screen.getByText('maya@lindqvist.co'));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('choosing gives the focus back before the action runs', async () => {
  onReset.mockImplementation(() => expect(trigger()).toHaveFocus());
  await userEvent.click(trigger());
  await userEvent.click(item('Password Reset'));
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an entry can be a link, which Space follows as well', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveAttribute('href', '#profile');
  await userEvent.keyboard(' ');
  expect(window.location.hash).toBe('#profile');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
