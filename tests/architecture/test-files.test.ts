// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import configure from '../../vite.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** For each project of vite.config.ts whether it runs a file, given by its absolute path. */
function projectFilters() {
  const config = configure({ mode: 'test', command: 'serve' });
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
    (path) => !/^tests\/(e2e|engines|deploy)\/[^/]+\.spec\.ts$/.test(path),
  );
  expect(strays).toEqual([]);
});

it('test files that reset modules are named isolated, because the others share modules', () => {
  const resetting = filesOfTests(/\.test\.\w+$/).filter((path) =>
    /resetModules\(|helpers\/open-tab'/.test(readFileSync(`${root}${path}`, 'utf8')),
  );
  expect(resetting.length).toBeGreaterThan(5);
  expect(resetting.filter((path) => !path.includes('.isolated.test.'))).toEqual([]);
});
