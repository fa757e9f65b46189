import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
const running = new Set();

function endGroup(child) {
  running.delete(child);
  try {
    // The whole group, because Vitest's own processes may be in an endless loop.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/**
 * Starts a process that runs tests.
 * @param {Record<string, string>} [env]
 */
export async function startWorker(env = {}) {
  const child = fork(WORKER, {
    detached: true,
    env: { ...process.env, NODE_ENV: 'test', VITEST: 'true', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);

  const next = (milliseconds) =>
    new Promise((resolve, reject) => {
      const timer =
        milliseconds && setTimeout(() => done(resolve, { timedOut: true }), milliseconds);
      const done = (settle, value) => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        settle(value);
      };
      child.once('message', (message) => done(resolve, message));
      child.once('exit', (code) => done(reject, new Error(`The tests' process ended (${code}).`)));
    });

  const { ready } = await next();
  return {
    /** The test files, each after its project's name and a space. */
    suite: ready,
    /** Sends a message and resolves to the result, or to null after the timeout. */
    async request(message, milliseconds) {
      const response = next(milliseconds);
      child.send(message);
      const { result, error, timedOut } = await response;
      if (error) throw new Error(error);
      return timedOut ? null : result;
    },
    end: () => endGroup(child),
  };
}
