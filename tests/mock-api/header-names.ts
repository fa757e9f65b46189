/** The names of the headers that browsers do not let scripts set. */
export const headerNames = { cookie: 'Cookie', setCookie: 'Set-Cookie', origin: 'Origin' };

/** Renames these headers for a service worker, which sets them itself. */
export function renameProtectedHeaders(): void {
  Object.assign(headerNames, {
    cookie: 'x-mock-cookie',
    setCookie: 'x-mock-set-cookie',
    origin: 'x-mock-origin',
  });
}
