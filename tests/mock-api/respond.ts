import { headerNames } from './header-names';

/** A JSON response with cookies. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string>; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers({ ...init.headers, 'Content-Type': 'application/json' });
  headers.set('Cache-Control', 'no-store');
  for (const cookie of init.cookies ?? []) headers.append(headerNames.setCookie, cookie);
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/** An error response with the text in `msg` and `message`, because the API uses both. */
export function problem(
  status: number,
  message: string,
  init: {
    fields?: Record<string, unknown>;
    headers?: Record<string, string>;
    cookies?: readonly string[];
  } = {},
): Response {
  return json(
    { success: false, msg: message, message, ...init.fields },
    { status, headers: init.headers ?? {}, cookies: init.cookies ?? [] },
  );
}

/** A page of the mock API's origin. */
export function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** A script for other origins. */
export function script(body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

/** Redirects the browser with a GET. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append(headerNames.setCookie, cookie);
  return new Response(null, { status: 303, headers });
}
