import type { EnvError } from '@/config/env';

/** Shows the error of a setting instead of the application. */
export function showSettingsError(root: HTMLElement, error: EnvError): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'gutter py-10 text-16';
  message.textContent = `The portal can’t start: ${error.message}`;
  root.replaceChildren(message);
  console.error(error);
}
