import type { Plugin } from 'vite';

/** The bundler's module around every dynamic import of a build. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Leaves dynamic imports as they are. The bundler's helper fetches the style sheets and imports of a
 * chunk ahead of it; here all styles are in index.html and nothing is fetched ahead, so its code
 * would only be in the first screen's way.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
