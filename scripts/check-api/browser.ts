import { createBrowserCookies, type ReceivedCookie } from './cookies';
import { messageOf } from './table';

/** Milliseconds. */
export const LIMITS = {
  /** For a response with its body. */
  request: 15_000,
  /** For a streamed text. */
  stream: 180_000,
  /** Between a generated text and the next reading: a server may store the text after its end. */
  settle: 2000,
  /** From this duration on, a step gets a warning. */
  slow: 3000,
};

export type Limits = typeof LIMITS;

/** Why a browser would not give a response to a portal of this origin; `null` if it would. */
function corsProblem(headers: Headers, origin: string): string | null {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === null) return 'Access-Control-Allow-Origin is missing';
  if (allowed === '*') return 'Access-Control-Allow-Origin is *, which excludes cookies';
  if (allowed !== origin) return 'Access-Control-Allow-Origin names another origin';
  return headers.get('Access-Control-Allow-Credentials') === 'true'
    ? null
    : 'Access-Control-Allow-Credentials is not true';
}

export interface Message {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** For a complete response, in milliseconds. */
  timeout?: number;
}

/** Creates a client that sends requests, and keeps cookies, as a browser with a portal does. */
export function createBrowser(origin: string, limits: Limits) {
  const cookies = createBrowserCookies(origin);

  /**
   * @returns the response, its body, when each piece of it arrived in milliseconds since the
   *   request, what a browser does with its cookies, and why a browser does not give it to the portal
   * @throws Error with a sentence for the table if there is no complete response
   */
  async function send(url: string, message: Message = {}) {
    const { method = 'GET', body, timeout = limits.request } = message;
    const cookie = method === 'OPTIONS' ? '' : await cookies.header(url);
    const signal = AbortSignal.timeout(timeout);
    const start = performance.now();
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...message.headers,
          Origin: origin,
          ...(cookie !== '' && { Cookie: cookie }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A browser does not follow the redirect of a preflight.
        redirect: method === 'OPTIONS' ? 'manual' : 'follow',
        signal,
      });
      const { status, ok, headers } = response;
      const received: ReceivedCookie[] = [];
      for (const line of headers.getSetCookie()) received.push(await cookies.receive(line, url));
      const decoder = new TextDecoder();
      const times: number[] = [];
      let text = '';
      for await (const piece of response.body ?? []) {
        times.push(performance.now() - start);
        text += decoder.decode(piece, { stream: true });
      }
      const blocked = corsProblem(headers, origin);
      return { status, ok, headers, text, times, received, blocked };
    } catch (error) {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const { code = messageOf(error) } = Object(error instanceof Error ? error.cause : null);
      const reason = signal.aborted ? `after ${seconds} s` : `(${code})`;
      throw new Error(`no complete response ${reason}`, { cause: error });
    }
  }

  return { cookies, send };
}

export type Browser = ReturnType<typeof createBrowser>;

/** A response whose body has been read. */
export type Reply = Awaited<ReturnType<Browser['send']>>;
