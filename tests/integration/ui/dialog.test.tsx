import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { showToast } from '@/ui/feedback/toast';
import { Toaster } from '@/ui/feedback/toaster';
import { Reason } from '@/ui/tooltip/reason';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { flushTasks } from '../../helpers/deferred';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip content="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Tooltip>
      <Button onClick={() => setOpen(true)}>Open too</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change Password"
        description="You sign in again afterwards."
        size="md"
      >
        <input aria-label="Current Password" />
      </Dialog>
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Change Password' });

const title = (name: string) => screen.getByRole('heading', { level: 2, name });

test('an opened dialog has a name and a description, and its title has the focus', async () => {
  render(<Example />);
  await openIt();
  expect(dialog()).toHaveAccessibleDescription('You sign in again afterwards.');
  expect(title('Change Password')).toHaveFocus();
});

test('Tab stops at the body of a dialog with a name if it has no control, and nowhere without one', async () => {
  const content = (bodyLabel?: string) => (
    <Dialog open onOpenChange={() => undefined} title="Details" size="sm" bodyLabel={bodyLabel}>
      <p>A long text.</p>
    </Dialog>
  );
  const { rerender } = render(content('Text'));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Text' })).toHaveFocus();
  rerender(content());
  expect(screen.queryByRole('group')).toBeNull();
  // Firefox stops at an element that scrolls unless it has a negative tab index.
  expect(screen.getByText('A long text.').parentElement).toHaveAttribute('tabindex', '-1');
});

test('the column beside a dialog is read after its questions and buttons', () => {
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="About You"
      size="wizard"
      rail={<button type="button">Your Business</button>}
      footer={<Button>Continue</Button>}
    >
      <input aria-label="Name" />
    </Dialog>,
  );
  const controls = screen.getByRole('dialog').querySelectorAll('button, input');
  expect([...controls]).toEqual([
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('textbox', { name: 'Name' }),
    screen.getByRole('button', { name: 'Continue' }),
    screen.getByRole('button', { name: 'Your Business' }),
  ]);
});

test('an element marked for autofocus gets the focus of an opened dialog, a field again after two frames', async () => {
  const onFocus = vi.fn();
  render(
    <Dialog open onOpenChange={() => undefined} title="Reset" size="sm">
      <input aria-label="Email" data-autofocus onFocus={onFocus} />
    </Dialog>,
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await waitFor(() => expect(onFocus).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a press on a toast does not close the dialog below it, and a screen reader reads the toast', async () => {
  render(
    <>
      <Example />
      <Toaster />
    </>,
  );
  await openIt();
  const onPress = vi.fn();
  act(() => void showToast('info', 'Discarded.', { action: { label: 'Undo', onPress } }));
  // The styles that let toasts receive the pointer are not loaded here.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(screen.getByText('Discarded.'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(dialog()).toBeInTheDocument();
});

test('a dialog that closes because another page shows does not return the focus to its opener', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.id = 'main';
  main.tabIndex = -1;
  const withDialog = (open: boolean) => (
    <>
      <button>Opener</button>
      <Dialog open={open} onOpenChange={() => undefined} title="Find" size="sm">
        <p>Text</p>
      </Dialog>
    </>
  );
  const { rerender } = render(withDialog(false));
  screen.getByRole('button', { name: 'Opener' }).focus();
  rerender(withDialog(true));
  await screen.findByRole('dialog');
  expect(title('Find')).toHaveFocus();
  window.history.pushState(null, '', '/another');
  rerender(withDialog(false));
  await waitFor(() => expect(main).toHaveFocus());
});

test('the close button closes the dialog and returns the focus, also if another control opens it again', async () => {
  render(<Example />);
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Open too' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open too' })).toHaveFocus());
});

test('Escape closes a dialog whose control has an open tooltip', async () => {
  render(<Example />);
  // jsdom does not implement `:focus-visible`.
  vi.spyOn(screen.getByRole('button', { name: 'Open' }), 'matches').mockReturnValue(true);
  await userEvent.tab();
  expect(await screen.findByText('Opens a dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(dialog()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

test.each([
  [
    'a tooltip',
    <Tooltip key="tooltip" content="Because." opensOnPress>
      <Button>How we know</Button>
    </Tooltip>,
    'Because.',
  ],
  [
    'the reason of a disabled button',
    <Reason key="reason" text="Tick an answer.">
      <Button>Overwrite</Button>
    </Reason>,
    'Tick an answer.',
  ],
])('the first Escape closes %s in a dialog, the second the dialog', async (_, control, text) => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Usage" size="wide">
      {control}
    </Dialog>,
  );
  // By touch, because the pointer of a mouse may open it before the press, which closes it then.
  const button = screen.getByRole('button', { name: /How we know|Overwrite/ });
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  await screen.findAllByText(text, { ignore: '[hidden]' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(text, { ignore: '[hidden]' })).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('Escape that ends a composition does not close a dialog', async () => {
  render(<Example />);
  await openIt();
  // The key with which Safari ends a composition.
  fireEvent.keyDown(dialog()!, { key: 'Escape', isComposing: false, keyCode: 229 });
  expect(dialog()).toBeInTheDocument();
  fireEvent.keyDown(dialog()!, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page stays inert while one dialog replaces another', async () => {
  function Steps() {
    const [step, setStep] = useState<'none' | 'first' | 'second'>('none');
    return (
      <>
        <Button onClick={() => setStep('first')}>Open</Button>
        <Dialog open={step === 'first'} onOpenChange={() => setStep('none')} title="One" size="sm">
          <Button onClick={() => setStep('second')}>Next</Button>
        </Dialog>
        <Dialog open={step === 'second'} onOpenChange={() => setStep('none')} title="Two" size="sm">
          <p>The second one.</p>
        </Dialog>
      </>
    );
  }
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  render(<Steps />, { container: root });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(root).toHaveAttribute('inert'));
  const onChange = vi.fn();
  new MutationObserver(onChange).observe(root, { attributeFilter: ['inert'] });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Two' })).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(root).not.toHaveAttribute('inert'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a dialog that closes before its first paint leaves the page usable', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  const shortDialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => undefined} title="Short" size="sm">
      <p>Text</p>
    </Dialog>
  );
  const { rerender } = render(shortDialog(true), { container: root });
  rerender(shortDialog(false));
  await act(waitForPaint);
  expect(root).not.toHaveAttribute('inert');
  rerender(shortDialog(true));
  await waitFor(() => expect(root).toHaveAttribute('inert'));
});

function Pair() {
  const [asks, setAsks] = useState(false);
  const [shown, setShown] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <Button onClick={() => setShown('first')}>Begin</Button>
      <Dialog
        open={shown === 'first'}
        onOpenChange={() => setShown('second')}
        title="First"
        size="sm"
      >
        <Button onClick={() => setShown('second')}>Go on</Button>
      </Dialog>
      <Dialog
        open={shown === 'second'}
        onOpenChange={() => setShown(null)}
        title="Second"
        size="sm"
      >
        <input aria-label="Name" data-autofocus />
        <Button onClick={() => setAsks(true)}>Ask</Button>
      </Dialog>
      <Dialog open={asks} onOpenChange={setAsks} title="Third" size="sm">
        <p>It closes before the second one.</p>
      </Dialog>
    </>
  );
}

test('a dialog that has replaced another one returns the focus to the first control also after a third one', async () => {
  render(<Pair />, { wrapper: StrictMode });
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await flushTasks();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus());
});

test('a dialog that was open from the start gives the focus to the content of the page', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <main id="main" tabIndex={-1}>
        <Dialog open={open} onOpenChange={setOpen} title="Credit usage" size="sm">
          <p>570 credits</p>
        </Dialog>
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
