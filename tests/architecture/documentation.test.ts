// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const CITATION = /docs\/product\/[a-z-]+\.md#[a-z0-9-]+/g;

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const files = [
  ...readdirSync(root, { encoding: 'utf8' }).filter((name) => name.endsWith('.md')),
  ...['docs', 'deploy', 'src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(md|ts|tsx|js|mjs|css)$/.test(path))
      .map((path) => `${folder}/${path}`),
  ),
];

/** Whether a file exists, and, after a `#`, its heading in lower case with hyphens for spaces. */
function exists(target: URL): boolean {
  const path = decodeURIComponent(target.href.slice(root.href.length).replace(/#.*/, ''));
  if (!existsSync(new URL(path, root))) return false;
  if (target.hash === '') return true;
  const anchors = Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  return anchors.includes(target.hash.slice(1));
}

it('every relative link of a Markdown file, and every heading that a comment cites, exists', () => {
  const links = files.flatMap((path) =>
    path.endsWith('.md')
      ? Array.from(read(path).matchAll(LINK), ([, link = '']) => new URL(link, new URL(path, root)))
      : Array.from(read(path).matchAll(CITATION), ([citation]) => new URL(citation, root)),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !exists(link)).map(({ href }) => href)).toEqual([]);
});
