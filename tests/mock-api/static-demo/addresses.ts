import { workerScope } from './worker-scope';

/** The origins of the build's settings, which exist nowhere, and the base path of its files. */
export const placeholders = {
  api: new URL(String(import.meta.env.VITE_API_URL)).origin,
  portal: new URL(String(import.meta.env.VITE_LOGIN_URL)).origin,
  base: import.meta.env.BASE_URL,
};

/** The URL of the demo, with a trailing slash. */
export const demoUrl = new URL(workerScope.registration.scope);

/** The URL of the mock API's pages, with a trailing slash. */
export const apiUrl = new URL('mock-api/', demoUrl);

/** Replaces the placeholders in a text by the addresses at which the demo is served. */
export function withAddresses(text: string): string {
  return text
    .replaceAll(`${placeholders.api}/`, apiUrl.href)
    .replaceAll(`${placeholders.portal}/`, demoUrl.href)
    .replaceAll(placeholders.base, demoUrl.pathname);
}
