// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { expect, it, vi } from 'vitest';
import configure from '../../vite.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files below folders, by their paths. */
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  );
const tests = filesOf('tests').filter((path) => /\.(test|spec)\.\w+$/.test(path));

it.each<[rule: string, files: string[], pattern: RegExp]>([
  [
    'suppresses a lint rule or a type error; exceptions from a rule belong in .oxlintrc.json',
    filesOf('src', 'tests', 'scripts'),
    // Split, so that this file does not match.
    new RegExp(['(?:eslint|oxlint)-', 'disable|@ts-', '(?:ignore|nocheck|expect-error)'].join('')),
  ],
  [
    'has a heading of level 1 but `PageHeading`, which screen readers read after a navigation',
    filesOf('src').filter((path) => path !== 'src/ui/page-heading.tsx'),
    /<h1/,
  ],
  [
    'resets modules, which tests share, unless it is named isolated',
    tests.filter((path) => !path.includes('.isolated.test.')),
    /resetModules\(\)|openOtherTab\(\)/,
  ],
])('no file %s', (_, files, pattern) => {
  const code = files.filter((path) => /\.(ts|tsx|js|mjs)$/.test(path));
  expect(code.length).toBeGreaterThan(50);
  expect(code.filter((path) => pattern.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([]);
});

it('every test is run by exactly one project of Vitest, or is in a folder that Playwright runs', () => {
  vi.stubEnv('ALL_TESTS', '1');
  const config = configure({ mode: 'test', command: 'serve' });
  vi.unstubAllEnvs();
  const projects = (config.test?.projects ?? []) as {
    test: { include: string[]; exclude?: string[] };
  }[];
  const filters = projects.map(({ test }) =>
    createFilter(test.include, test.exclude, { resolve: root }),
  );
  const playwright = /^tests\/(e2e|engines|deploy|demo|gallery)\/[^/]+\.spec\.ts$/;
  expect(tests.length).toBeGreaterThan(100);
  const strays = tests.filter((path) => {
    const runs = filters.filter((runsFile) => runsFile(`${root}${path}`)).length;
    return runs + Number(playwright.test(path)) !== 1;
  });
  expect(strays).toEqual([]);
});

it('every unit and integration test is in the folder that its code has', () => {
  const sources = [...filesOf('src', 'scripts'), ...filesOf('tests/mock-api')].map((path) =>
    path.replace(/^(src|tests)\//, '').replace(/\.\w+$/, ''),
  );
  const folders = new Set(sources.map(dirname));
  const files = new Set(sources.filter((path) => !folders.has(path)));
  const mirrored = tests
    .filter((path) => /^tests\/(unit|integration)\//.test(path))
    .map((path) => path.replace(/^tests\/\w+\//, '').replace(/(\.\w+)?\.test\.\w+$/, ''));
  expect(mirrored.length).toBeGreaterThan(150);
  expect(mirrored.filter((path) => !folders.has(dirname(path)))).toEqual([]);

  /** Whether it has the name of a folder beside it, or of a file only in a folder below. */
  const isFlattened = (path: string) =>
    !files.has(path) &&
    (folders.has(path) ||
      sources.some(
        (source) => source.startsWith(`${dirname(path)}/`) && basename(source) === basename(path),
      ));
  expect(mirrored.filter(isFlattened)).toEqual([]);
});
