import type { BrowserCookies, ReceivedCookie } from './cookies';
import { corsProblem } from './cors';
import { CheckError } from './table';

/** Milliseconds. */
export interface Limits {
  /** For a response with its body. */
  request: number;
  /** Between the pieces of a streamed text. */
  pause: number;
  /** For a streamed text. */
  stream: number;
  /** Between a generated text and the next reading: a server may store the text after its end. */
  settle: number;
  /** From this duration on, a step gets a warning. */
  slow: number;
}

export const LIMITS: Limits = {
  request: 15_000,
  pause: 15_000,
  stream: 300_000,
  settle: 2000,
  slow: 3000,
};

const MAX_REDIRECTS = 5;

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens at this URL',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_SOCKET: 'the server closed the connection',
};

function describeFailure(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = String(Object(cause).code ?? '');
  const known = CAUSES[code];
  if (known !== undefined) return known;
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return `the certificate is not accepted (${code})`;
  if (/SSL|TLS|EPROTO/.test(code)) return 'no secure connection is possible';
  return code === '' ? 'no response' : `no response (${code})`;
}

/** Runs `work` with a signal; when the limit has passed, the signal is aborted. */
async function withLimit<T>(
  ms: number,
  work: (limit: { signal: AbortSignal; restart: () => void }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
  };
  try {
    return await work({ signal: controller.signal, restart });
  } finally {
    clearTimeout(timer);
  }
}

/** A response whose body has been read. */
export interface Reply {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
  cookies: ReceivedCookie[];
  /** Why a browser does not give the response to the portal; `null` if it does. */
  blocked: string | null;
}

export interface Message {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
}

interface Opened extends Omit<Reply, 'text'> {
  response: Response;
}

/** Creates a client that behaves as a browser with a portal of this origin. */
export function createClient({
  origin,
  cookies,
  limits,
}: {
  origin: string;
  cookies: BrowserCookies;
  limits: Limits;
}) {
  async function open(
    url: string,
    message: Message,
    signal: AbortSignal,
    before: { redirects: number; blocked: string | null; cookies: ReceivedCookie[] },
  ): Promise<Opened> {
    const { method = 'GET', body } = message;
    const header = await cookies.header(url);
    const response = await fetch(url, {
      method,
      headers: {
        Origin: origin,
        ...(header !== '' && { Cookie: header }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    const { status, ok, headers } = response;
    const received = [...before.cookies];
    for (const line of headers.getSetCookie()) received.push(await cookies.receive(line, url));
    const blocked = before.blocked ?? corsProblem(headers, origin);
    const location = headers.get('Location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null) {
      return { response, status, ok, headers, cookies: received, blocked };
    }
    if (before.redirects >= MAX_REDIRECTS) {
      throw new CheckError(`the server redirects more than ${MAX_REDIRECTS} times`);
    }
    await response.body?.cancel();
    // Like a browser, which repeats a POST only for these two.
    const isRepeated = status === 307 || status === 308 || method !== 'POST';
    return open(new URL(location, url).href, isRepeated ? message : {}, signal, {
      redirects: before.redirects + 1,
      blocked,
      cookies: received,
    });
  }

  const firstRequest = { redirects: 0, blocked: null, cookies: [] };

  /** Converts an error of fetch or of the body; other errors are returned as they are. */
  function convertError(error: unknown, signal: AbortSignal, ms: number, isOpen: boolean): unknown {
    const seconds = ms / 1000;
    if (signal.aborted) {
      return new CheckError(
        isOpen
          ? `the response is not complete within ${seconds} seconds`
          : `no response within ${seconds} seconds`,
      );
    }
    // A failed request and a closed connection: "fetch failed" and "terminated".
    if (!(error instanceof TypeError) || error.cause === undefined) return error;
    return new CheckError(
      isOpen ? 'the connection was closed within the response' : describeFailure(error),
    );
  }

  return {
    /** @throws CheckError if there is no complete response, and for too many redirects */
    send: (url: string, message: Message = {}): Promise<Reply> =>
      withLimit(limits.request, async ({ signal }) => {
        let isOpen = false;
        try {
          const { response, ...opened } = await open(url, message, signal, firstRequest);
          isOpen = true;
          return { ...opened, text: await response.text() };
        } catch (error) {
          throw convertError(error, signal, limits.request, isOpen);
        }
      }),
    /**
     * Sends the preflight of a request, without cookies.
     * @throws CheckError without a response
     */
    preflight: (url: string, { method, sendsJson }: { method: string; sendsJson: boolean }) =>
      withLimit(limits.request, async ({ signal }) => {
        try {
          const response = await fetch(url, {
            method: 'OPTIONS',
            headers: {
              Origin: origin,
              'Access-Control-Request-Method': method,
              ...(sendsJson && { 'Access-Control-Request-Headers': 'content-type' }),
            },
            redirect: 'manual',
            signal,
          });
          await response.body?.cancel();
          return response;
        } catch (error) {
          throw convertError(error, signal, limits.request, false);
        }
      }),
    /**
     * Sends a POST whose response is a text in pieces. The limit is the pause between the pieces,
     * so that a long text may take minutes.
     * @returns the reply, and the time of each piece in milliseconds since the request
     * @throws CheckError if the text is not complete
     */
    stream: async (url: string, body: unknown): Promise<{ reply: Reply; times: number[] }> => {
      const start = performance.now();
      return withLimit(limits.pause, async ({ signal, restart }) => {
        const times: number[] = [];
        let isOpen = false;
        try {
          const message = { method: 'POST', body };
          const { response, ...opened } = await open(url, message, signal, firstRequest);
          isOpen = true;
          const decoder = new TextDecoder();
          let text = '';
          for await (const piece of response.body ?? []) {
            restart();
            const now = performance.now() - start;
            if (piece.length > 0) times.push(now);
            text += decoder.decode(piece, { stream: true });
            if (now > limits.stream) {
              throw new CheckError(
                `the text is not complete within ${limits.stream / 1000} seconds`,
              );
            }
          }
          return { reply: { ...opened, text }, times };
        } catch (error) {
          throw convertError(error, signal, limits.pause, isOpen);
        }
      });
    },
  };
}

export type Client = ReturnType<typeof createClient>;
