// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Without a look of their own: layers for keys, the scrim of the dialogs, the headings of pages. */
const INVISIBLE = [
  '@/ui/dialog/scrim',
  '@/ui/feedback/placeholder-heading',
  '@/ui/layer',
  '@/ui/list/shown-rows',
  '@/ui/page-heading',
];

function readFiles(folder: string, pattern: RegExp) {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(`${folder}/${path}`, root), 'utf8') }));
}

const stories = readFiles('tests/gallery', /\.stories\.tsx$/);
/** The components of src/ui; other modules of it have no capitalized function or class. */
const components = readFiles('src/ui', /\.tsx$/)
  .filter(({ text }) => /^export (?:function|class|const) [A-Z]/m.test(text))
  .map(({ path }) => `@/ui/${path.slice(0, -'.tsx'.length)}`);
const portal = ['app', 'components', 'features'].flatMap((folder) =>
  readFiles(`src/${folder}`, /\.tsx?$/),
);

const isImported = (module: string, files: readonly { text: string }[]) =>
  files.some(({ text }) => text.includes(`from '${module}'`));

it('every component of src/ui that the portal imports has a story in the gallery', () => {
  const used = components.filter((module) => isImported(module, portal));
  expect(used.length).toBeGreaterThan(25);
  const missing = used.filter((module) => !isImported(module, stories));
  expect(missing.sort()).toEqual(INVISIBLE);
});

it('the gallery has a file of stories for each folder of src/ui', () => {
  const folders = readdirSync(new URL('src/ui', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const files = stories.map(({ path }) => path.replace('.stories.tsx', ''));
  expect(files.sort()).toEqual([...folders, 'ui'].sort());
});

it('no page has a heading of level 1 but `PageHeading`, which screen readers read after a navigation', () => {
  const withHeading = readFiles('src', /\.tsx$/).filter(({ text }) => text.includes('<h1'));
  expect(withHeading.map(({ path }) => path)).toEqual(['ui/page-heading.tsx']);
});
