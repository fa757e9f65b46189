// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

function sourceFiles(): string[] {
  return readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`);
}

/** Everything that a file names as a module: in imports, re-exports, `import()`, globs, URLs, CSS. */
function modulesNamed(path: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const named = /(?:\bfrom|\bimport|@import|\bglob|\bURL)\s*(?:\(\s*)?(['"`])(.+?)\1/g;
  return Array.from(text.matchAll(named), ([, , name = '']) => name);
}

const TEST_CODE = /(^|\/)tests\/|^@mock-api|^msw(\/|$)|^vitest(\/|$)|^@testing-library\//;

describe('the application', () => {
  const files = sourceFiles();

  it('is read by this test', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(modulesNamed)).toContain('@/config/env');
  });

  it.each(files)('%s names no code of the tests', (path) => {
    expect(modulesNamed(path).filter((name) => TEST_CODE.test(name))).toEqual([]);
  });
});

describe('what counts as code of the tests', () => {
  it.each(['msw', 'msw/browser', '@mock-api/node', '../../tests/mock-api/node', 'vitest'])(
    '%s',
    (name) => {
      expect(name).toMatch(TEST_CODE);
    },
  );
});
