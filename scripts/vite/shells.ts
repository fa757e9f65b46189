import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Renders the shells of src/app/layout/page-shell.tsx as template elements for index.html. */
export async function shellTemplates(): Promise<string> {
  const loader = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // A build resolves React's production runtime, which has no `jsxDEV`.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: [{ find: '@', replacement: `${root}src` }] },
  });
  const runner = createServerModuleRunner(loader.environments.ssr);
  try {
    const { renderShells } = (await runner.import('/scripts/vite/render-shells.tsx')) as {
      renderShells: () => string;
    };
    return renderShells();
  } finally {
    await runner.close();
    await loader.close();
  }
}
