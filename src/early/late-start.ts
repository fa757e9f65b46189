import { LATE_AFTER_MS, LATE_TEXT } from '@/lib/late';

export const MISSING_TEXT = 'The portal could not be loaded.';

/** Looks of the message and its button, which src/app/layout/late-notice.tsx shares. */
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
 * Offers to reload the page when the application's script can't be loaded (a deployment has removed
 * it), or when the application has not rendered after `LATE_AFTER_MS`. Its first render replaces
 * the content of the root, the offer included.
 */
export function watchStart(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const stop = () => {
    clearTimeout(timer);
    rendered.disconnect();
    window.removeEventListener('error', onError, true);
  };
  const offer = (text: string) => {
    stop();
    showNotice(root, text);
  };
  // A script that fails to load fires an event that does not bubble.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) offer(MISSING_TEXT);
  };
  const timer = setTimeout(() => offer(LATE_TEXT), LATE_AFTER_MS);
  const rendered = new MutationObserver(stop);
  rendered.observe(root, { childList: true });
  window.addEventListener('error', onError, true);
}
