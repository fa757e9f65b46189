// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { expect, it, vi } from 'vitest';
import configure from '../../vite.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** For each project of vite.config.ts whether it runs a file, given by its absolute path. */
function projectFilters() {
  vi.stubEnv('ALL_TESTS', '1');
  const config = configure({ mode: 'test', command: 'serve' });
  vi.unstubAllEnvs();
  const projects = (config.test?.projects ?? []) as {
    test: { include: string[]; exclude?: string[] };
  }[];
  return projects.map(({ test }) => createFilter(test.include, test.exclude, { resolve: root }));
}

function filesOfTests(pattern: RegExp): string[] {
  return readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => pattern.test(path));
}

it('every file in tests whose name contains .test is run by exactly one Vitest project', () => {
  const files = filesOfTests(/\.test\.\w+$/);
  expect(files.length).toBeGreaterThan(100);
  const filters = projectFilters();
  const strays = files.filter(
    (path) => filters.filter((runs) => runs(`${root}${path}`)).length !== 1,
  );
  expect(strays).toEqual([]);
});

it('every file in tests whose name contains .spec is in a folder that Playwright runs', () => {
  const files = filesOfTests(/\.spec\.\w+$/);
  expect(files.length).toBeGreaterThan(10);
  const strays = files.filter(
    (path) => !/^tests\/(e2e|engines|deploy|demo|gallery)\/[^/]+\.spec\.ts$/.test(path),
  );
  expect(strays).toEqual([]);
});

it('test files that reset modules are named isolated, because the others share modules', () => {
  const resetting = filesOfTests(/\.test\.\w+$/).filter((path) =>
    /resetModules\(|openOtherTab\(/.test(readFileSync(`${root}${path}`, 'utf8')),
  );
  expect(resetting.length).toBeGreaterThan(3);
  expect(resetting.filter((path) => !path.includes('.isolated.test.'))).toEqual([]);
});

/** The folders of src, and those outside of it that have tests without a screen. */
const folders = new Set([
  'mock-api',
  'scripts',
  'scripts/check-api',
  ...readdirSync(`${root}src`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${root}src/`.length)),
]);

/** Whether the folder of a test below `tests/unit` or `tests/integration` is one of `folders`. */
function mirrorsSource(path: string): boolean {
  const [, folder = ''] = /^tests\/(?:unit|integration)\/(.+)\/[^/]+$/.exec(path) ?? [];
  return folders.has(folder);
}

it('every unit and integration test is at the path that its code has in src', () => {
  const files = filesOfTests(/^tests\/(unit|integration)\/.*\.test\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => !mirrorsSource(path))).toEqual([]);
  expect(mirrorsSource('tests/unit/tools/access.test.ts')).toBe(false);
  expect(mirrorsSource('tests/unit/access.test.ts')).toBe(false);
});
