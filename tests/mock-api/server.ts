import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { handle, type HandleOptions } from './api';

export interface MockApiServer {
  apiOrigin: string;
  authOrigin: string;
  close(): Promise<void>;
}

/**
 * The answer with a body that breaks the connection where it breaks, without a stack in the
 * terminal: cut-off answers and abandoned streams are ordinary here.
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
      // There is no answer that means "the connection was lost", so it is lost.
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
  return createServer((incoming, outgoing) => void listener(incoming, outgoing));
}

/** The origin that a host listens on; port 0 takes any that is free. */
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
    // Streams under way and idle keep-alive connections would hold the process.
    host.closeAllConnections();
  });
}

/**
 * Serves the mock API over HTTP: the portal API with everything on its origin, and the auth host.
 * @throws Error that names the port when one is taken.
 */
export async function startMockApi(settings: {
  apiPort: number;
  authPort: number;
  /** About how long each call takes, in milliseconds. */
  latency?: number;
}): Promise<MockApiServer> {
  const { apiPort, authPort, latency = 0 } = settings;
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
