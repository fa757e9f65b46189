import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a file of src/early with its imports into one classic script element.
 * @param entry `head` or `body`: the part of index.html in which it runs
 * @param settings.apiUrl base of the portal API, without a trailing slash
 * @param settings.base the path below which the portal is served, with a trailing slash
 */
export async function earlyScript(
  entry: 'head' | 'body',
  { apiUrl, base }: { apiUrl: string; base: string },
): Promise<string> {
  const result = await build({
    root,
    base,
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
      rolldownOptions: { input: `${root}src/early/${entry}.ts`, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return `<script>${output[0].code.trim()}</script>`;
}
