import project from '../../vite.config.ts';
import { mutate, withReachCalls } from './mutants.mjs';

const isMeasuring = process.env.MUTATION_REACHED !== undefined;

/** Milliseconds, as in setup.ts. */
const WAIT_LIMIT = 8000;

/** The project's configuration with a plugin that applies the current mutant when a file is loaded. */
export default (env) => {
  const config = project({ ...env, mode: 'test' });
  const { state } = globalThis.__mutation;
  const setup = new URL('setup.ts', import.meta.url).pathname;

  const change = {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0].slice(state.root.length);
      if (state.mutant?.file === file) return { code: mutate(code, state.mutant), map: null };
      if (state.measured.has(file)) return { code: withReachCalls(file, code), map: null };
      return null;
    },
  };
  return {
    ...config,
    mode: 'test',
    plugins: [change, ...config.plugins],
    test: {
      ...config.test,
      ...(isMeasuring ? {} : { maxWorkers: 1, expect: { poll: { timeout: WAIT_LIMIT } } }),
      projects: config.test.projects.map(({ test, ...others }) => ({
        ...others,
        test: { ...test, setupFiles: [...(test.setupFiles ?? []), setup] },
      })),
    },
  };
};
