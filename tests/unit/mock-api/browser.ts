import { handle } from '@mock-api/api';
import { cookieHeader, cookieNames, storeCookies } from '@mock-api/cookies';
import { sandbox } from '@mock-api/sandbox';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const ORIGIN = 'http://api.test';
/** The refresh request, on the auth host. */
export const REFRESH = 'http://auth.test/api/auth/refresh';
const PORTAL = 'http://portal.test';

let captchas = 0;

/** A browser with its own cookies, which sends its requests to the mock API in process. */
export function createBrowser() {
  const jar = new Map<string, string>();

  async function send(request: Request): Promise<Response> {
    request.headers.set('Cookie', cookieHeader(jar));
    const host = request.url.startsWith(ORIGIN) ? 'portal' : 'auth';
    const response = await handle(request, { host });
    storeCookies(jar, response.headers.getSetCookie());
    return response;
  }

  function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    return send(
      new Request(path.startsWith('http') ? path : `${ORIGIN}/api${path}`, {
        method,
        headers: {
          Origin: PORTAL,
          ...(isForm || body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: isForm ? body : body === undefined ? null : JSON.stringify(body),
      }),
    );
  }

  return {
    jar,
    call,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    /** Opens a page of the API's origin. */
    visit: (path: string) => call('GET', `${ORIGIN}${path}`),
    /** Submits a form of such a page. */
    submit: (path: string, fields: Record<string, string> = {}) =>
      call('POST', `${ORIGIN}${path}`, new URLSearchParams(fields)),
    /** Changes the state of the sandbox, like the control page. */
    control: (patch: unknown) => call('PUT', `${ORIGIN}/mock/state`, patch),
    async signIn(email: string) {
      captchas += 1;
      const password = DEMO_MEMBERS.find((member) => member.email === email)!.password;
      return call('POST', '/auth/login', { email, password, captcha: `mock-captcha-${captchas}` });
    },
    db: () => sandbox(jar.get(cookieNames.sandbox)!).database,
  };
}

/** The JSON body of a response. */
export async function bodyOf(response: Response | Promise<Response>) {
  return (await (await response).json()) as Record<string, unknown>;
}
