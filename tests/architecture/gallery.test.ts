// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Components without a story, because they show nothing by themselves. */
const INVISIBLE = [
  '@/ui/dialog/scrim',
  '@/ui/feedback/error-boundary',
  '@/ui/feedback/placeholder-heading',
  '@/ui/layer',
  '@/ui/list/shown-rows',
  '@/ui/page-heading',
];

function readFiles(folder: string) {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(`${folder}/${path}`, root), 'utf8') }));
}

const stories = readFiles('tests/gallery');
const portal = ['app', 'components', 'features'].flatMap((folder) => readFiles(`src/${folder}`));

const isImported = (module: string, files: readonly { text: string }[]) =>
  files.some(({ text }) => text.includes(`from '${module}'`));

it('every component of src/ui that the portal imports has a story in the gallery', () => {
  // Other modules of src/ui have no capitalized function or class.
  const used = readFiles('src/ui')
    .filter(({ text }) => /^export (?:function|class|const) [A-Z]/m.test(text))
    .map(({ path }) => `@/ui/${path.replace(/\.tsx$/, '')}`)
    .filter((module) => isImported(module, portal));
  expect(used.length).toBeGreaterThan(25);
  expect(used.filter((module) => !isImported(module, stories)).sort()).toEqual(INVISIBLE);
});
