import { handle } from '@mock-api/api';
import { cookieHeader, cookieNames, storeCookies } from '@mock-api/cookies';
import { sandbox } from '@mock-api/sandbox';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';

const ORIGIN = 'http://api.test';
/** The refresh request, on the auth host. */
export const REFRESH = 'http://auth.test/api/auth/refresh';

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

  function call(method: string, path: string, body?: unknown): Promise<Response> {
    return send(
      new Request(path.startsWith('http') ? path : `${ORIGIN}/api${path}`, {
        method,
        headers: { Origin: 'http://portal.test', 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  }

  return {
    jar,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
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
