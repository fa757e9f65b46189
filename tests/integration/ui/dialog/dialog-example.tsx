import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/ui/button';
import { Dialog, type DialogProps } from '@/ui/dialog/dialog';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { flushTasks } from '../../../helpers/deferred';

/** An open dialog with the props that a test is about. */
export function OpenDialog(props: Partial<DialogProps>) {
  return (
    <Dialog open onOpenChange={() => undefined} title="Details" size="sm" {...props}>
      {props.children ?? <p>A long text.</p>}
    </Dialog>
  );
}

/** Two buttons that open the same dialog, the first one with a tooltip. */
export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip content="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Tooltip>
      <Button onClick={() => setOpen(true)}>Open too</Button>
      <OpenDialog
        open={open}
        onOpenChange={setOpen}
        title="Change Password"
        description="You sign in again afterwards."
      >
        <input aria-label="Current Password" />
      </OpenDialog>
    </>
  );
}

/** The dialog of `DialogExample`; null while it is closed. */
export const exampleDialog = () => screen.queryByRole('dialog', { name: 'Change Password' });

/** Clicks a button by its name. */
export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Fires the events of a press; `detail` is 2 for the second press of a double click. */
export function press(target: Element, detail = 1) {
  const options = { detail, button: 0 };
  fireEvent.pointerDown(target, options);
  fireEvent.mouseDown(target, options);
  fireEvent.pointerUp(target, options);
  fireEvent.mouseUp(target, options);
  fireEvent.click(target, options);
}

/** Presses the scrim of `DialogExample`. */
export async function pressOutside(detail = 1) {
  // Radix listens for a press outside from the next task on, and closes the dialog in a task.
  await flushTasks();
  press(exampleDialog()!.parentElement!, detail);
  await act(flushTasks);
}
