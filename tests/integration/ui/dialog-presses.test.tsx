import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { flushTasks } from '../../helpers/deferred';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Change Password" size="md">
        <p>You sign in again afterwards.</p>
      </Dialog>
    </>
  );
}

const openButton = () => screen.getByRole('button', { name: 'Open' });
const title = () => screen.getByRole('heading', { name: 'Change Password' });
const dialog = () => screen.queryByRole('dialog', { name: 'Change Password' });

/** Fires the events of a press; `detail` is 2 for the second press of a double click. */
function press(target: Element, detail = 1) {
  const options = { detail, button: 0 };
  fireEvent.pointerDown(target, options);
  fireEvent.mouseDown(target, options);
  fireEvent.pointerUp(target, options);
  fireEvent.mouseUp(target, options);
  fireEvent.click(target, options);
}

async function pressOutside(detail = 1) {
  // Radix listens for a press outside from the next task on, and closes the dialog in a task.
  await flushTasks();
  press(dialog()!.parentElement!, detail);
  await act(flushTasks);
}

test('a press outside closes the dialog and returns the focus under StrictMode', async () => {
  render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
  await userEvent.click(openButton());
  await flushTasks();
  expect(title()).toHaveFocus();
  await pressOutside();
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(openButton()).toHaveFocus());
});

test('a button that the keyboard presses after a press on the scrim without a release leaves the dialog open', async () => {
  render(<Example />);
  await userEvent.click(openButton());
  await flushTasks();
  const scrim = dialog()!.parentElement!;
  fireEvent.pointerDown(scrim, { button: 0 });
  fireEvent.click(screen.getByText('You sign in again afterwards.'), { detail: 0 });
  await act(flushTasks);
  expect(dialog()).toBeInTheDocument();
  await pressOutside();
  expect(dialog()).not.toBeInTheDocument();
});

test('the second press of a double click leaves the dialog open and focused', async () => {
  render(<Example />);
  await userEvent.click(openButton());
  await pressOutside(2);
  expect(title()).toHaveFocus();
  await pressOutside();
  expect(dialog()).not.toBeInTheDocument();
});

test('the second press of a double click that has closed the dialog does not press what was behind it', async () => {
  render(<Example />);
  await userEvent.click(openButton());
  press(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  press(openButton(), 2);
  expect(dialog()).not.toBeInTheDocument();
  press(openButton());
  expect(dialog()).toBeInTheDocument();
});

test('a press on the scrim of a dialog that has just been rendered leaves the one below it open', async () => {
  function PressOnMount() {
    const text = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => press(text.current!.closest('[role="presentation"]')!), []);
    return <p ref={text}>Above the other one.</p>;
  }
  function Pair() {
    const [isOpen, setIsOpen] = useState(false);
    const [isUpperOpen, setIsUpperOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Change Password" size="md">
          <Button onClick={() => setIsUpperOpen(true)}>More</Button>
        </Dialog>
        <Dialog open={isUpperOpen} onOpenChange={setIsUpperOpen} title="Upper" size="sm">
          <PressOnMount />
        </Dialog>
      </>
    );
  }
  render(<Pair />);
  await userEvent.click(openButton());
  await flushTasks();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await act(flushTasks);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeInTheDocument();
});
