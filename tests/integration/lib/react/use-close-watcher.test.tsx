import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@/ui/dialog/dialog';
import { setupUser } from '../../../helpers/user';

/** The browser's interface, which jsdom does not have. */
class TestWatcher {
  static active: TestWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    TestWatcher.active.push(this);
  }
  destroy() {
    TestWatcher.active = TestWatcher.active.filter((watcher) => watcher !== this);
  }
}

/** Presses Back of Android, which closes the watcher that was created last. */
function pressAndroidBack() {
  const watcher = TestWatcher.active.pop();
  act(() => watcher?.onclose?.());
}

function renderDialog(onOpenChange: () => void) {
  vi.stubGlobal('CloseWatcher', TestWatcher);
  TestWatcher.active = [];
  return render(
    <Dialog open size="sm" title="A dialog" onOpenChange={onOpenChange}>
      Text
    </Dialog>,
  );
}

it('Back of Android closes a dialog, even after the dialog has asked first and stayed open', () => {
  const onOpenChange = vi.fn<() => void>();
  const { unmount } = renderDialog(onOpenChange);
  pressAndroidBack();
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  pressAndroidBack();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  unmount();
  expect(TestWatcher.active).toEqual([]);
});

it('Escape closes a dialog once and does not reach the browser, which would close the watcher too', async () => {
  const onOpenChange = vi.fn<() => void>();
  renderDialog(onOpenChange);
  const wasPrevented = vi.fn<(isPrevented: boolean) => void>();
  window.addEventListener('keydown', (event) => wasPrevented(event.defaultPrevented), {
    once: true,
  });
  await setupUser().keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(wasPrevented).toHaveBeenCalledExactlyOnceWith(true);
});

it('Back to another page closes a dialog, and a link within the page does not', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page');
  const onOpenChange = vi.fn<() => void>();
  renderDialog(onOpenChange);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
});
