// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const CODE = /\.(ts|tsx|js|mjs)$/;

// Split in two, so that this file does not match.
const SUPPRESSIONS = ['eslint-', 'oxlint-'].map((linter) => `${linter}disable`);
const TYPE_SUPPRESSIONS = ['ignore', 'nocheck', 'expect-error'].map((word) => `@ts-${word}`);

/** Exceptions from a rule belong in .oxlintrc.json. */
it.each(['src', 'tests', 'scripts'])(
  'no file of %s suppresses a lint rule or a type error',
  (folder) => {
    const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => CODE.test(path))
      .map((path) => `${folder}/${path}`);
    const suppressing = files.filter((path) => {
      const text = readFileSync(new URL(path, root), 'utf8');
      return [...SUPPRESSIONS, ...TYPE_SUPPRESSIONS].some((word) => text.includes(word));
    });
    expect(files.length).toBeGreaterThan(5);
    expect(suppressing).toEqual([]);
  },
);
