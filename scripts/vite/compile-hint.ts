import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Starts each script with the comment that makes Chrome compile all functions on another thread
 * while the file downloads, instead of each one at its first call. Other browsers ignore it
 * (docs/decisions/first-screen.md). `output.postBanner` cannot add it, because the comment has to
 * precede the list of preloaded files, which Vite inserts later.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = HINT + output.code;
          // Each semicolon of the mappings ends a line of the script.
          else if (output.fileName.endsWith('.js.map')) {
            output.source = String(output.source).replace('"mappings":"', '"mappings":";');
          }
        }
      },
    },
  };
}
