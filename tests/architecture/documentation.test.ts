// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const FOLDERS = ['docs', 'deploy', 'src', 'tests', 'scripts'];
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const CITATION = /docs\/product\/[a-z-]+\.md#[a-z0-9-]+/g;

const files = [
  ...readdirSync(root, { encoding: 'utf8' }).filter((name) => name.endsWith('.md')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(md|ts|tsx|js|mjs|css)$/.test(path))
      .map((path) => `${folder}/${path}`),
  ),
];

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** The anchors that a Markdown file offers: its headings in lower case, with hyphens for spaces. */
function anchors(path: string): string[] {
  return Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a file, and the heading after a `#`, exist. */
function exists(target: URL): boolean {
  const path = decodeURIComponent(target.href.slice(root.href.length).replace(/#.*/, ''));
  if (!existsSync(new URL(path, root))) return false;
  return target.hash === '' || anchors(path).includes(target.hash.slice(1));
}

it('every relative link of a Markdown file has a target file and heading that exist', () => {
  const links = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => Array.from(read(path).matchAll(LINK), ([, link = '']) => ({ path, link })));
  const dead = links.filter(({ path, link }) => !exists(new URL(link, new URL(path, root))));
  expect(links.length).toBeGreaterThan(40);
  expect(dead).toEqual([]);
});

it('every heading of the product pages that a comment cites exists', () => {
  const cited = files.flatMap((path) =>
    Array.from(read(path).matchAll(CITATION), ([citation]) => ({ path, citation })),
  );
  expect(cited.filter(({ citation }) => !exists(new URL(citation, root)))).toEqual([]);
});
