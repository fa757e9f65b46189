// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Diagnostic {
  filename: string;
  code?: string;
  message: string;
}

/**
 * Lints files with this project's rules, in a temporary folder, so that no other check includes
 * them.
 * @param files text by path below the project's folder
 */
function lint(files: Readonly<Record<string, string>>): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const kept of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint']) {
      cpSync(join(root, kept), join(folder, kept), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const linter = join(root, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(linter, ['--format', 'json', '.'], { cwd: folder });
    return (JSON.parse(stdout.toString()) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const importing = (imported: string) => `import { a } from '${imported}';\nexport const b = a;\n`;

it('an import of another feature and a folder that the table lacks are lint errors, an import of the table is none', () => {
  const found = lint({
    'src/features/auth/forbidden.ts': importing('../catalogue/card'),
    'src/features/auth/allowed.ts': importing('@/resources/tools/access'),
    'src/helpers/unknown.ts': 'export const a = 1;\n',
  }).filter(({ code }) => code === 'portal(import-directions)');
  expect(found.map(({ message }) => message).toSorted()).toEqual([
    'features/auth may not import features/catalogue/card. Besides itself it may import: components, resources, ui, lib, config.',
    'helpers/unknown matches no row of the import table.',
  ]);
});

it('a text beside other children of its element is a lint error', () => {
  const reported = [
    '{a && <br />}text',
    '<br /> text',
    'text {b}',
    "{a ? 'one' : 'two'}<br />",
    "{a && 'one'}{a && <br />}",
    '<>text<br /></>',
  ];
  const accepted = [
    'text',
    '{`text ${b}`}',
    "{a ? 'one' : <br />}",
    '{a && <br />}<span>text</span>',
    '<b>one</b> <b>two</b>',
  ];
  const element = (content: string) =>
    `export const A = ({ a, b }: { a: boolean; b: string }) => <p>${content}</p>;\n`;
  const found = lint(
    Object.fromEntries(
      [...reported, ...accepted].map((content, n) => [`src/ui/a${n}.tsx`, element(content)]),
    ),
  ).filter(({ code }) => code === 'portal-jsx(lone-texts)');
  expect([...new Set(found.map(({ filename }) => filename))].toSorted()).toEqual(
    reported.map((_, n) => `src/ui/a${n}.tsx`),
  );
});
