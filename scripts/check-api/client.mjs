/** Milliseconds that a response may take. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;

/** The error of a request or its response; the message is shown in the table. */
export class CheckError extends Error {}

const CAUSES = {
  ECONNREFUSED: 'no server listens at this URL',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_SOCKET: 'the server closed the connection',
};

function describeFailure(error) {
  if (error?.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} seconds`;
  const code = String(error?.cause?.code ?? '');
  if (CAUSES[code]) return CAUSES[code];
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return `the certificate is not accepted (${code})`;
  if (/SSL|TLS|EPROTO/.test(code)) return 'no secure connection is possible';
  return code === '' ? 'no response' : `no response (${code})`;
}

/**
 * Creates a client that sends the portal's origin and, unlike a browser, all cookies to every host.
 * A redirect keeps the method and the body.
 * @param {{ origin: string, cookies: Map<string, string> }} browser
 */
export function createClient({ origin, cookies }) {
  async function send(url, init, redirects = 0) {
    const headers = { Origin: origin, ...init.headers };
    if (cookies.size > 0) {
      headers['Cookie'] = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, headers, signal, redirect: 'manual' }).catch(
      (error) => {
        throw new CheckError(describeFailure(error));
      },
    );
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0].split(/=(.*)/s);
      cookies.set(name.trim(), value);
    }
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    if (redirects >= MAX_REDIRECTS)
      throw new CheckError(`the server redirects more than ${MAX_REDIRECTS} times`);
    await response.body?.cancel();
    return send(new URL(location, url), init, redirects + 1);
  }

  return {
    /**
     * @param {string} url
     * @param {{ method?: string, body?: unknown }} options a body is sent as JSON
     * @returns {Promise<Response>}
     * @throws CheckError if there is no response, and for too many redirects
     */
    send: (url, { method = 'GET', body } = {}) =>
      send(url, {
        method,
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    /**
     * Sends the preflight of a request with a JSON body. Unlike a browser, it sends cookies and follows
     * redirects.
     * @param {string} url
     */
    preflight: (url, method) =>
      send(url, {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
  };
}

/**
 * The JSON body of a response.
 * @throws CheckError for an empty body, HTML or invalid JSON
 */
export async function readJson(response) {
  const text = await response.text();
  if (text.trim() === '') throw new CheckError('the response is empty');
  if (text.trimStart().startsWith('<')) {
    throw new CheckError('the response is HTML, not JSON, such as a login page of a proxy');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CheckError('the response is not JSON');
  }
}
