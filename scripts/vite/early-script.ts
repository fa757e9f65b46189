import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles src/early/main.ts with its imports into one classic script.
 * @param apiUrl base of the portal API, without a trailing slash
 */
export async function earlyScript(apiUrl: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: `${root}src` }] },
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(apiUrl) },
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: `${root}src/early/main.ts`, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
