/** A control that has a skeleton, or the quick switcher, which has a shortcut. */
export type QueuedControl = 'search' | 'credits' | 'menu' | 'switcher';

declare global {
  interface Window {
    /** The latest press, if it was on a skeleton of a control and has not been replayed. */
    queuedPress?: { control: string; pathname: string } | undefined;
  }
}

/**
 * Stores the latest press if it is on a skeleton of a control, an element with `data-press`, or of Ctrl or
 * Command with K while the menu has a skeleton. It serves the shell and React's skeletons;
 * src/app/layout/replay-press.ts replays the press.
 */
export function queuePresses(): void {
  window.addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut || event.altKey || event.shiftKey) return;
    if (!document.querySelector('[data-press=menu]')) return;
    // In browsers it focuses the address bar.
    event.preventDefault();
    window.queuedPress = { control: 'switcher', pathname: window.location.pathname };
  });
  // On `root`, because iOS Safari sends no click on such elements to the body and the document.
  document.getElementById('root')?.addEventListener(
    'click',
    ({ target }) => {
      const skeleton = target instanceof Element && target.closest<HTMLElement>('[data-press]');
      const control = skeleton ? skeleton.dataset['press'] : undefined;
      const { pathname } = window.location;
      window.queuedPress = control === undefined ? undefined : { control, pathname };
    },
    true,
  );
}
