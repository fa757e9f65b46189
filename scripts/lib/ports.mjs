import { createServer } from 'node:net';

/**
 * A port from the environment.
 * @param {string} name of the variable
 * @param {number} fallback if it is not set
 * @throws Error with the variable's name if its value is not a port number
 */
export function readPort(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    throw new Error(`${name} must be a port number; it is "${text}".`);
  }
  return number;
}

/** Latency of the mock API in milliseconds, from MOCK_LATENCY_MS. @param {number} fallback */
export function readLatency(fallback) {
  const number = Number(process.env.MOCK_LATENCY_MS ?? fallback);
  if (!Number.isFinite(number) || number < 0) {
    throw new Error('MOCK_LATENCY_MS must be a number of milliseconds.');
  }
  return number;
}

/** A port that no process listens on. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Sets PORT, API_PORT and AUTH_PORT to free ports, unless they are set. */
export async function chooseFreePorts() {
  for (const name of ['PORT', 'API_PORT', 'AUTH_PORT']) {
    process.env[name] ??= String(await findFreePort());
  }
}
