import { checkApi } from '../../scripts/check-api/run';
import type { Limits } from '../../scripts/check-api/client';
import { startMockApi, type MockApiServer } from '@mock-api/server';
import { serveBroken, type Deviation } from './broken-api';

/** The origin of the portal in these checks. */
export const PORTAL_ORIGIN = 'http://localhost:4173';

const LOGIN = {
  email: 'maya@lindqvistcoaching.com',
  password: 'Portal-Demo-26',
  captcha: 'mock-captcha-check',
};

/** Longer than a loaded machine needs. */
const LIMITS: Limits = {
  request: 20_000,
  pause: 20_000,
  stream: 20_000,
  settle: 0,
  slow: 20_000,
};

export interface Broken {
  api?: Deviation;
  auth?: Deviation;
  login?: Partial<typeof LOGIN>;
  write?: boolean;
  /** Instead of the base path `/api`. */
  base?: string;
  /** Instead of the URL of the auth host. */
  authUrl?: string;
  limits?: Partial<Limits>;
}

/** Starts the mock API for `checkBroken`. */
export const startServer = (): Promise<MockApiServer> => startMockApi({ apiPort: 0, authPort: 0 });

/**
 * Checks a mock API that is broken in one way.
 * @returns the rows, the result and detail of a request's row as `line()`, and the requests that the API
 *   received
 */
export async function checkBroken(mockApi: MockApiServer, broken: Broken) {
  const { api = {}, auth = {}, login, write = false, base, authUrl, limits } = broken;
  const portal = await serveBroken(mockApi.apiOrigin, api);
  const authHost = await serveBroken(mockApi.authOrigin, auth);
  const rows = await checkApi({
    api: base === undefined ? portal.url : portal.url.replace(/\/api$/, base),
    auth: authUrl ?? authHost.url,
    origin: PORTAL_ORIGIN,
    write,
    login: { ...LOGIN, ...login },
    limits: { ...LIMITS, ...limits },
  });
  const line = (request: string): string => {
    const row = rows.find((other) => other.request === request);
    return row ? `${row.result}: ${row.detail}` : 'no row';
  };
  return { rows, line, received: portal.received };
}
