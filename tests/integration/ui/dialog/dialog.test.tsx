import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/feedback/toast';
import { Toaster } from '@/ui/feedback/toaster';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { flushTasks } from '../../../helpers/deferred';
import { click, DialogExample, exampleDialog, OpenDialog, pressOutside } from './dialog-example';

const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.getByRole('heading', { level: 2, name });

/** The element of the page, which a dialog makes inert. */
function createRoot() {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.id = 'root';
  return root;
}

test('an opened dialog has a name and a description, and its title has the focus', async () => {
  render(<DialogExample />);
  await click('Open');
  expect(exampleDialog()).toHaveAccessibleDescription('You sign in again afterwards.');
  expect(title('Change Password')).toHaveFocus();
});

test('Tab stops at the body of a dialog with a name if it has no control, and nowhere without one', async () => {
  const { rerender } = render(<OpenDialog bodyLabel="Text" />);
  await userEvent.tab();
  expect(button('Close')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Text' })).toHaveFocus();
  rerender(<OpenDialog />);
  expect(screen.queryByRole('group')).toBeNull();
  // Firefox stops at an element that scrolls unless it has a negative tab index.
  expect(screen.getByText('A long text.').parentElement).toHaveAttribute('tabindex', '-1');
});

test('the column beside a dialog is read after its questions and buttons', () => {
  const rail = <button type="button">Your Business</button>;
  render(
    <OpenDialog size="wizard" rail={rail} footer={<Button>Continue</Button>}>
      <button type="button">Question</button>
    </OpenDialog>,
  );
  const names = screen.getAllByRole('button').map((control) => control.textContent);
  expect(names).toEqual(['', 'Question', 'Continue', 'Your Business']);
});

test('a field marked for autofocus gets the focus after the title of an opened dialog, or with the first key', async () => {
  const opened = () => (
    <OpenDialog>
      <input aria-label="Email" data-autofocus />
    </OpenDialog>
  );
  const { unmount } = render(opened());
  expect(title('Details')).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  unmount();
  render(opened());
  await userEvent.keyboard('m@x');
  expect(screen.getByLabelText('Email')).toHaveValue('m@x');
});

test('a press on a toast does not close the dialog below it, and a screen reader reads the toast', async () => {
  render(
    <>
      <DialogExample />
      <Toaster />
    </>,
  );
  await click('Open');
  const onPress = vi.fn();
  act(() => void showToast('info', 'Discarded.', { action: { label: 'Undo', onPress } }));
  // The styles that let toasts receive the pointer are not loaded here.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(screen.getByText('Discarded.'));
  await user.click(button('Undo'));
  expect(onPress).toHaveBeenCalledOnce();
  expect(exampleDialog()).toBeInTheDocument();
});

test('a dialog that closes because another page shows gives the focus to the content of that page', async () => {
  const page = (open: boolean) => (
    <main id="main" tabIndex={-1}>
      <button>Opener</button>
      <OpenDialog open={open} />
    </main>
  );
  const { rerender } = render(page(false));
  button('Opener').focus();
  rerender(page(true));
  // The dialog of an earlier test returns its focus in a task.
  await flushTasks();
  expect(title('Details')).toHaveFocus();
  window.history.pushState(null, '', '/another');
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a closed dialog returns the focus to the control that has opened it, also to another one', async () => {
  render(<DialogExample />, { wrapper: StrictMode });
  await click('Open');
  await click('Close');
  expect(exampleDialog()).not.toBeInTheDocument();
  await waitFor(() => expect(button('Open')).toHaveFocus());
  await click('Open too');
  await pressOutside();
  expect(exampleDialog()).not.toBeInTheDocument();
  await waitFor(() => expect(button('Open too')).toHaveFocus());
});

test('Escape closes a dialog whose control has an open tooltip', async () => {
  render(<DialogExample />);
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(button('Open'), 'matches').mockReturnValue(true);
  await userEvent.tab();
  expect(await screen.findByText('Opens a dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(exampleDialog()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(exampleDialog()).not.toBeInTheDocument();
});

test('the first Escape closes a tooltip in a dialog, the second the dialog', async () => {
  const onOpenChange = vi.fn();
  render(
    <OpenDialog onOpenChange={onOpenChange}>
      <Tooltip content="Because." opensOnPress>
        <Button>How we know</Button>
      </Tooltip>
    </OpenDialog>,
  );
  // By touch, because the pointer of a mouse may open it before the press, which closes it then.
  await userEvent.pointer({ keys: '[TouchA]', target: button('How we know') });
  await screen.findByText('Because.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Because.')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('Escape that ends a composition does not close a dialog', async () => {
  render(<DialogExample />);
  await click('Open');
  // The key with which Safari ends a composition.
  fireEvent.keyDown(exampleDialog()!, { key: 'Escape', isComposing: false, keyCode: 229 });
  expect(exampleDialog()).toBeInTheDocument();
  fireEvent.keyDown(exampleDialog()!, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** A dialog that a second one replaces, above which a third one opens. */
function Replacing() {
  const [asks, setAsks] = useState(false);
  const [shown, setShown] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <Button onClick={() => setShown('first')}>Begin</Button>
      <OpenDialog open={shown === 'first'} title="First">
        <Button onClick={() => setShown('second')}>Go on</Button>
      </OpenDialog>
      <OpenDialog open={shown === 'second'} onOpenChange={() => setShown(null)} title="Second">
        <input aria-label="Name" data-autofocus />
        <Button onClick={() => setAsks(true)}>Ask</Button>
      </OpenDialog>
      <OpenDialog open={asks} onOpenChange={setAsks} title="Third" />
    </>
  );
}

test('the page stays inert while one dialog replaces another', async () => {
  const root = createRoot();
  render(<Replacing />, { container: root });
  await click('Begin');
  await waitFor(() => expect(root).toHaveAttribute('inert'));
  const onChange = vi.fn();
  new MutationObserver(onChange).observe(root, { attributeFilter: ['inert'] });
  await click('Go on');
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(root).not.toHaveAttribute('inert'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a dialog that closes before its first paint leaves the page usable', async () => {
  const root = createRoot();
  const { rerender } = render(<OpenDialog />, { container: root });
  rerender(<OpenDialog open={false} />);
  await act(waitForPaint);
  expect(root).not.toHaveAttribute('inert');
  rerender(<OpenDialog />);
  await waitFor(() => expect(root).toHaveAttribute('inert'));
});

test('a dialog that has replaced another one returns the focus to the first control even after a third one', async () => {
  render(<Replacing />, { wrapper: StrictMode });
  await click('Begin');
  await click('Go on');
  await flushTasks();
  await click('Ask');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('Ask')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('Begin')).toHaveFocus());
});

test('a dialog that was open from the start gives the focus to the content of the page', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <main id="main" tabIndex={-1}>
        <OpenDialog open={open} onOpenChange={setOpen} />
      </main>
    );
  }
  render(<Page />);
  await click('Close');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
