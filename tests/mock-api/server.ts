import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { handle, type HandleOptions } from './api';
import { setClock } from './clock';

export interface MockApiServer {
  apiOrigin: string;
  authOrigin: string;
  close(): Promise<void>;
}

/**
 * A copy of a response whose body destroys the connection when it errors, without a stack trace in
 * the terminal: simulated failures and aborted streams are expected.
 */
function breakable(response: Response, outgoing: HttpBindings['outgoing']): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        outgoing.destroy();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

function createHost(options: HandleOptions): Server {
  const listener = getRequestListener(
    async (request, env) => {
      const response = await handle(request, options);
      const { outgoing } = env as HttpBindings;
      if (response.type !== 'error') return breakable(response, outgoing);
      // HTTP has no response for a lost connection, so the socket is destroyed.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        console.error(error);
        return new Response('The mock API failed; see its output.', { status: 500 });
      },
    },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  // By default Node closes an idle connection after 5 s, possibly while a client sends a request on
  // it.
  server.keepAliveTimeout = 120_000;
  return server;
}

/** Starts a host and returns its origin; port 0 selects a free port. */
async function listen(host: Server, port: number, name: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    host.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken, so the ${name} can't start there.`)
          : error,
      );
    });
    host.listen(port, resolve);
  });
  return `http://localhost:${(host.address() as AddressInfo).port}`;
}

async function close(host: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    host.close(() => resolve());
    // Pending streams and idle keep-alive connections would keep the process alive.
    host.closeAllConnections();
  });
}

/**
 * Serves the mock API over HTTP: the portal host, with all pages and files, and the auth host.
 * @throws Error with the port when it is in use.
 */
export async function startMockApi(settings: {
  apiPort: number;
  authPort: number;
  /** The approximate duration of each request, in milliseconds. */
  latency?: number;
  /** The current time in epoch milliseconds; that of the process by default. */
  clock?: () => number;
}): Promise<MockApiServer> {
  const { apiPort, authPort, latency = 0, clock } = settings;
  if (clock) setClock(clock);
  const apiHost = createHost({ host: 'portal', latency });
  const authHost = createHost({ host: 'auth', latency });
  const apiOrigin = await listen(apiHost, apiPort, 'mock API');
  try {
    const authOrigin = await listen(authHost, authPort, "mock API's auth host");
    return {
      apiOrigin,
      authOrigin,
      close: async () => {
        await Promise.all([close(apiHost), close(authHost)]);
      },
    };
  } catch (error) {
    await close(apiHost);
    throw error;
  }
}
