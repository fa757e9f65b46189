import { LATE_AFTER_MS, LATE_TEXT } from '@/config/timeouts';

export const MISSING_TEXT = 'The portal could not be loaded.';

/** The class names of the notice and its button, shared with src/app/layout/page-shell.tsx. */
export const lateNoticeClass =
  'fixed inset-x-4 bottom-6 z-10 mx-auto flex max-w-max items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-pop';
export const reloadClass =
  'h-10 shrink-0 rounded-control border border-line-strong px-4 font-medium hover:bg-canvas max-sm:h-11';

function showNotice(root: HTMLElement, text: string): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.className = lateNoticeClass;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = reloadClass;
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  message.append(text, button);
  root.append(message);
}

/**
 * Shows a notice with a reload button if the application's script can't be loaded, as after a
 * deployment, or if the application has not rendered after `LATE_AFTER_MS`. The first render
 * replaces the notice.
 */
export function watchStart(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const stop = () => {
    clearTimeout(timer);
    renderObserver.disconnect();
    window.removeEventListener('error', onError, true);
  };
  const stopAndShow = (text: string) => {
    stop();
    showNotice(root, text);
  };
  // The `error` event of a script does not bubble, so the listener uses the capture phase.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) stopAndShow(MISSING_TEXT);
  };
  const timer = setTimeout(() => stopAndShow(LATE_TEXT), LATE_AFTER_MS);
  const renderObserver = new MutationObserver(stop);
  renderObserver.observe(root, { childList: true });
  window.addEventListener('error', onError, true);
}
