import { createServer } from 'node:net';

/** @typedef {{ PORT: number, API_PORT: number, AUTH_PORT: number }} Ports of the portal and the mock API */

/** The ports in the URLs of a build of `npm run build`. */
const BUILT_PORTS = { PORT: 4173, API_PORT: 4100, AUTH_PORT: 4101 };

/**
 * The ports from the environment.
 * @param {Ports} [fallbacks] for variables that are not set
 * @returns {Ports}
 * @throws Error with the variable's name if its value is not a port number
 */
export function readPorts(fallbacks = BUILT_PORTS) {
  const entries = Object.entries(fallbacks).map(([name, fallback]) => {
    const port = Number(process.env[name] || fallback);
    if (Number.isInteger(port) && port > 0 && port <= 65535) return [name, port];
    throw new Error(`${name} must be a port number; it is "${process.env[name]}".`);
  });
  return Object.fromEntries(entries);
}

/**
 * @param {number} port to try; 0 for any
 * @returns {Promise<number | null>} the port if no process listens on it, else `null`
 */
function findFreePort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}

/**
 * Sets PORT, API_PORT and AUTH_PORT.
 * @param {boolean} prefersBuilt whether to use the ports of `npm run build` if they are free
 * @returns {Promise<boolean>} whether they are the ports of `npm run build`; else they are free ports,
 *   except those that are set already
 */
export async function choosePorts(prefersBuilt) {
  const wanted = Object.entries(BUILT_PORTS);
  let isBuilt = prefersBuilt;
  for (const [name, port] of wanted) {
    isBuilt &&= readPorts()[name] === port && (await findFreePort(port)) === port;
  }
  for (const [name, port] of wanted) {
    process.env[name] ||= String(isBuilt ? port : await findFreePort(0));
  }
  return isBuilt;
}
