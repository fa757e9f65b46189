import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Plugin, type Rolldown } from 'vite';

/**
 * The package or the folder of src of a module: `react-dom`, `src/features/catalogue`, `src/ui`.
 */
function ownerOf(id: string): string {
  const names = [
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id),
    /\/(src\/(?:(?:features|resources)\/)?[^/]+)/.exec(id),
  ];
  return names.find((match) => match !== null)?.[1] ?? 'bundler';
}

/** The bytes of each owner's modules, minified and compressed separately. */
function measure({ modules }: Rolldown.OutputChunk): Record<string, number> {
  const code: Record<string, string> = {};
  for (const [id, rendered] of Object.entries(modules)) {
    const name = ownerOf(id);
    code[name] = `${code[name] ?? ''}${rendered.code ?? ''}\n`;
  }
  return Object.fromEntries(
    Object.entries(code).map(([name, text]) => [
      name,
      brotliCompressSync(minifySync('chunk.js', text).code).length,
    ]),
  );
}

/** Writes the sizes of the modules in each chunk into `dist-weights/` for `npm run size`. */
export function chunkWeights(): Plugin {
  let directory = 'dist-weights';
  return {
    name: 'chunk-weights',
    apply: 'build',
    configResolved(config) {
      directory = `${resolve(config.root, config.build.outDir)}-weights`;
    },
    writeBundle(_, bundle) {
      const weights: Record<string, Record<string, number>> = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') weights[output.fileName] = measure(output);
      }
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
    },
  };
}
