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

/**
 * A port that no process listens on.
 * @param {number} [wanted] the only port to try
 * @returns {Promise<number>}
 * @throws Error if the wanted port is taken
 */
function findFreePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The variables of the ports, with those in the URLs of a build of `npm run build`. */
const BUILT_PORTS = { PORT: 4173, API_PORT: 4100, AUTH_PORT: 4101 };

/** Sets PORT, API_PORT and AUTH_PORT to free ports, unless they are set. */
export async function chooseFreePorts() {
  for (const name of Object.keys(BUILT_PORTS)) {
    process.env[name] ??= String(await findFreePort());
  }
}

/**
 * Sets PORT, API_PORT and AUTH_PORT to the ports of `npm run build`.
 * @returns {Promise<boolean>} false without a change if they are set otherwise or one is not free
 */
export async function chooseBuiltPorts() {
  try {
    for (const [name, port] of Object.entries(BUILT_PORTS)) {
      if (readPort(name, port) !== port) return false;
      await findFreePort(port);
    }
  } catch {
    return false;
  }
  for (const [name, port] of Object.entries(BUILT_PORTS)) process.env[name] = String(port);
  return true;
}
