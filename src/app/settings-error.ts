import type { EnvError } from '@/config/env';

/** Says in place of the application which setting it can't start with. */
export function showSettingsError(root: HTMLElement, error: EnvError): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'gutter py-10 text-16';
  message.textContent = `The portal can’t start: ${error.message}`;
  root.replaceChildren(message);
  console.error(error);
}
