/** A JSON answer with cookies. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string>; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers({ ...init.headers, 'Content-Type': 'application/json' });
  headers.set('Cache-Control', 'no-store');
  for (const cookie of init.cookies ?? []) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/** A refusal: `msg` and `message` both carry the text, because the portal's API uses either. */
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

/** A page of the mock API's own origin. */
export function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** A script that other origins embed. */
export function script(body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

/** Sends the browser on with a GET. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
