import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkApi } from '../../scripts/check-api/run';
import type { Limits } from '../../scripts/check-api/browser';
import { startMockApi, type MockApiServer } from '@mock-api/server';

/** A proxy of the mock API that is broken in one way, for the tests of `npm run check:api`. */

/** The parts of a forwarded response, which a deviation may change. */
export interface Forwarded {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Deviation {
  /** Changes the JSON bodies of successful responses by path, such as `/getTools`. */
  bodies?: Record<string, (body: never) => unknown>;
  /** Changes any response. @param request method and path, such as `GET /getTools` */
  response?: (request: string, forwarded: Forwarded) => void;
  /** Responds instead of the mock API; returns whether it did. */
  respond?: (request: string, response: ServerResponse) => boolean;
}

/** A request that the proxy received. */
export interface ReceivedRequest {
  /** Method and path. */
  name: string;
  body: string;
}

const servers: Server[] = [];

/** Starts a server on a free port. @returns its origin */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The origin of a port on which no server listens any more. */
export async function unusedOrigin(): Promise<string> {
  const origin = await serve(() => undefined);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return origin;
}

/** Stops the servers of `serve`. */
function stopServers(): void {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
}

async function forward(target: string, request: IncomingMessage, sent: string): Promise<Forwarded> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const upstream = await fetch(target + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(sent !== '' && { body: sent }),
  });
  const kept = Array.from(upstream.headers).filter(
    ([name]) => !/^(content-(length|encoding)|set-cookie)$/.test(name),
  );
  return {
    status: upstream.status,
    headers: { ...Object.fromEntries(kept), 'set-cookie': upstream.headers.getSetCookie() },
    body: await upstream.text(),
  };
}

/**
 * Starts a proxy of a host of the mock API.
 * @param target the origin of the host
 * @returns the proxy's URL with the base path, and the requests that it has received
 */
async function serveBroken(
  target: string,
  { bodies = {}, response: change, respond }: Deviation,
): Promise<{ url: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const sent = Buffer.concat(chunks).toString();
    const path = (request.url ?? '').replace('/api', '').replace(/\?.*/, '');
    const name = `${request.method} ${path}`;
    received.push({ name, body: sent });
    if (respond?.(name, response)) return;
    const forwarded = await forward(target, request, sent);
    const changeBody = request.method === 'GET' ? bodies[path] : undefined;
    if (changeBody && forwarded.status === 200) {
      forwarded.body = JSON.stringify(changeBody(JSON.parse(forwarded.body) as never));
    }
    change?.(name, forwarded);
    response.writeHead(forwarded.status, forwarded.headers);
    response.end(forwarded.body);
  };
  const origin = await serve((request, response) => void handle(request, response));
  return { url: `${origin}/api`, received };
}

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

/** The mock API of `setUpServers`. */
export let mockApi: MockApiServer;

/** Starts the mock API before the tests of a file, and stops the servers of each test after it. */
export function setUpServers(): void {
  beforeAll(async () => {
    mockApi = await startMockApi({ apiPort: 0, authPort: 0 });
  });
  afterEach(stopServers);
  afterAll(() => mockApi.close());
}

/**
 * Checks the mock API of `setUpServers`, broken in one way.
 * @returns the rows, the result and detail of a request as text, and the requests that the API
 *   received
 */
export async function checkBroken(broken: Broken) {
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
  const line = (request: string) => {
    const row = rows.find((other) => other.request === request);
    return `${row?.result}: ${row?.detail}`;
  };
  return { rows, line, received: portal.received };
}
