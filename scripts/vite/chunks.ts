import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A chunk of the modules whose paths begin with one of these. */
function chunkOf(name: string, priority: number, paths: string[]) {
  const missing = paths.find((path) => !existsSync(root + path));
  if (missing) throw new Error(`The chunk "${name}" has "${missing}", which does not exist.`);
  return { name, priority, test: (id: string) => paths.some((path) => id.includes(`/${path}`)) };
}

/**
 * The groups of `codeSplitting`: few files, because each is a request and is compressed separately.
 * Every other dynamic import is a chunk of its own.
 */
export const chunkGroups = [
  // Everything that main.tsx imports statically; it becomes the entry's own file.
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  chunkOf('explore', 4, ['src/features/catalogue/explore/explore-page.tsx']),
  // What a member sees on every page, the HTTP client, and the highlights of the catalogue's cards.
  chunkOf('controls', 3, [
    'src/app/layout/controls.ts',
    'src/http/portal-client.ts',
    'src/features/catalogue/explore/card-highlights.tsx',
    'src/lib/text/',
  ]),
  // Markdown with its libraries: twice the code of all else that is shared, and only the profile
  // page and the business profile need it.
  chunkOf('markdown', 2, ['src/ui/markdown/markdown.tsx', 'src/ui/markdown/markdown-html.tsx']),
  // What dialogs and later screens share.
  { name: 'shared', test: /\/(?:src|node_modules)\//, minShareCount: 2, priority: 1 },
];
