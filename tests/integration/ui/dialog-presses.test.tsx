import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';
import { deferred, flushTasks } from '../../helpers/deferred';

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
const dialog = () => screen.queryByRole('dialog', { name: 'Change Password' });

/** Presses the scrim at a position in CSS pixels. */
async function pressOutside(clientX: number, clientY: number) {
  // Radix listens for a press outside from the next task on.
  await flushTasks();
  const target = dialog()?.parentElement;
  if (target)
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX, clientY } });
}

test('a press outside closes the dialog and returns the focus under StrictMode', async () => {
  render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
  await userEvent.click(openButton());
  await flushTasks();
  expect(dialog()).toHaveFocus();
  await pressOutside(50, 50);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await waitFor(() => expect(openButton()).toHaveFocus());
});

/** Opens the dialog by a press on its button at 240, 120 px, and fakes `performance`. */
async function openAtKnownPlace(example = <Example />) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  render(example);
  const target = openButton();
  const coords = { clientX: 240, clientY: 120 };
  await userEvent.pointer({ keys: '[MouseLeft]', target, coords });
}

test.each([
  [240, 120],
  [248, 126],
])(
  'the second press of a double click, at %i, %i px, leaves the dialog open and focused',
  async (x, y) => {
    await openAtKnownPlace();
    vi.advanceTimersByTime(499);
    await pressOutside(x, y);
    expect(dialog()).toHaveFocus();
    vi.advanceTimersByTime(500);
    await pressOutside(x, y);
    expect(dialog()).not.toBeInTheDocument();
  },
);

test('a double click leaves a dialog open whose button did not get the focus, as in Safari', async () => {
  const keepFocus = (event: Event) => event.preventDefault();
  document.addEventListener('mousedown', keepFocus);
  onTestFinished(() => document.removeEventListener('mousedown', keepFocus));
  await openAtKnownPlace();
  await pressOutside(240, 120);
  expect(dialog()).toBeInTheDocument();
});

test('a second press at the same place closes the dialog 500 ms after the first one', async () => {
  await openAtKnownPlace();
  vi.advanceTimersByTime(500);
  await pressOutside(240, 120);
  expect(dialog()).not.toBeInTheDocument();
});

test('a double click leaves a dialog open whose code has loaded between the presses', async () => {
  const code = deferred<ComponentType<DialogControl>>();
  const LazyExample = lazyDialog(() => code.promise);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <LazyExample open={open} onOpenChange={setOpen} />
      </>
    );
  }
  await openAtKnownPlace(<Opener />);
  expect(await screen.findByRole('dialog', { name: 'Loading...' })).toBeInTheDocument();
  vi.advanceTimersByTime(150);
  await act(async () => {
    code.resolve((control) => (
      <Dialog {...control} title="Change Password" size="sm">
        Loaded
      </Dialog>
    ));
    await code.promise;
  });
  expect(dialog()).toBeInTheDocument();
  vi.advanceTimersByTime(349);
  await pressOutside(240, 120);
  expect(dialog()).toBeInTheDocument();
  vi.advanceTimersByTime(500);
  await pressOutside(240, 120);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test.each([
  [229, 120],
  [248, 127],
])(
  'a press more than 10 px away from the one that opened the dialog, at %i, %i px, closes it immediately',
  async (x, y) => {
    await openAtKnownPlace();
    await pressOutside(x, y);
    expect(dialog()).not.toBeInTheDocument();
  },
);
