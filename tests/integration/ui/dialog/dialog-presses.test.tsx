import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '@/ui/button';
import { flushTasks } from '../../../helpers/deferred';
import {
  click,
  DialogExample,
  exampleDialog,
  OpenDialog,
  press,
  pressOutside,
} from './dialog-example';

async function openExample() {
  render(<DialogExample />);
  await click('Open');
  await flushTasks();
}

test('a button that the keyboard presses after a press on the scrim without a release leaves the dialog open', async () => {
  await openExample();
  fireEvent.pointerDown(exampleDialog()!.parentElement!, { button: 0 });
  fireEvent.click(screen.getByText('You sign in again afterwards.'), { detail: 0 });
  await act(flushTasks);
  expect(exampleDialog()).toBeInTheDocument();
  await pressOutside();
  expect(exampleDialog()).not.toBeInTheDocument();
});

test('the second press of a double click leaves the dialog open and focused', async () => {
  await openExample();
  await pressOutside(2);
  expect(screen.getByRole('heading', { name: 'Change Password' })).toHaveFocus();
  await pressOutside();
  expect(exampleDialog()).not.toBeInTheDocument();
});

test('the second press of a double click that has closed the dialog does not press what was behind it', async () => {
  await openExample();
  press(screen.getByRole('button', { name: 'Close' }));
  expect(exampleDialog()).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Open' });
  press(opener, 2);
  expect(exampleDialog()).not.toBeInTheDocument();
  press(opener);
  expect(exampleDialog()).toBeInTheDocument();
});

test('a press on the scrim of a dialog that has just been rendered leaves the one below it open', async () => {
  function PressOnMount() {
    const text = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => press(text.current!.closest('[role="presentation"]')!), []);
    return <p ref={text}>Above the other one.</p>;
  }
  function Pair() {
    const [isOpen, setIsOpen] = useState(true);
    const [isUpperOpen, setIsUpperOpen] = useState(false);
    return (
      <>
        <OpenDialog open={isOpen} onOpenChange={setIsOpen} title="Change Password">
          <Button onClick={() => setIsUpperOpen(true)}>More</Button>
        </OpenDialog>
        <OpenDialog open={isUpperOpen} onOpenChange={setIsUpperOpen} title="Upper">
          <PressOnMount />
        </OpenDialog>
      </>
    );
  }
  render(<Pair />);
  await flushTasks();
  await click('More');
  await act(flushTasks);
  await userEvent.keyboard('{Escape}');
  expect(exampleDialog()).toBeInTheDocument();
});
