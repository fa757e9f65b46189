/** A control that has a skeleton. */
export type QueuedControl = 'search' | 'credits' | 'menu';

declare global {
  interface Window {
    /** The latest press, if it was on a skeleton of a control and has not been replayed. */
    queuedPress?: { control: string; pathname: string } | undefined;
  }
}

/**
 * Stores the latest press if it is on a skeleton of a control, an element with `data-press`. It serves
 * the shell and React's skeletons; src/app/layout/replay-press.ts replays the press.
 */
export function queuePresses(): void {
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
