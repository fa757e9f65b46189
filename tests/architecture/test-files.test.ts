// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that the projects of vite.config.ts run, one entry for each project that runs them. */
function filesOfProjects(): string[] {
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const options = ['list', '--mode', 'test', '--filesOnly', '--json'];
  const list = execFileSync(process.execPath, [vitest, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return (JSON.parse(list) as { file: string }[]).map(({ file }) => file.slice(root.length));
}

function filesOfTests(pattern: RegExp): string[] {
  return readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => pattern.test(path));
}

it('every file in tests whose name contains .test is run by exactly one Vitest project', () => {
  const files = filesOfTests(/\.test\.\w+$/);
  expect(files.length).toBeGreaterThan(100);
  expect(filesOfProjects().toSorted()).toEqual(files.toSorted());
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
