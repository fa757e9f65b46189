// @vitest-environment node
import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { lintFiles, type Finding } from './lint-files';

const RULE = 'portal(import-directions)';

/** Importer and import of each pair that the table of .oxlintrc.json forbids. */
const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ['src/lib/a.ts', '@/config/env'],
  ['src/lib/a.ts', '@/ui/button'],
  ['src/lib/a.ts', '../http/request'],
  ['src/lib/a.ts', '@/resources/tools/schema'],
  ['src/config/a.ts', '@/http/request'],
  ['src/config/a.ts', '@/features/auth/page'],
  ['src/ui/a.tsx', '@/config/env'],
  ['src/ui/a.tsx', '@/resources/tools/schema'],
  ['src/ui/a.tsx', '@/http/request'],
  ['src/ui/deep/a.tsx', '../../features/auth/page'],
  ['src/http/a.ts', '@/resources/session/session'],
  ['src/http/a.ts', '@/ui/button'],
  ['src/http/a.ts', '../app/app'],
  ['src/resources/tools/a.ts', '@/resources/credits/queries'],
  ['src/resources/tools/a.ts', '@/resources/credits/stacks/api'],
  ['src/resources/tools/a.ts', '../credits/api'],
  ['src/resources/tools/a.ts', '@/resources/credits/rules-of-stacks'],
  ['src/resources/tools/a.ts', '@/resources/credits-rules'],
  ['src/resources/tools/a.ts', '@/features/auth/page'],
  ['src/resources/tools/a.ts', '@/ui/button'],
  ['src/resources/tools/deep/a.ts', '../../credits/queries'],
  ['src/resources/tools/a.ts', '@/app/app'],
  ['src/features/auth/a.tsx', '@/features/catalogue/card'],
  ['src/features/auth/a.tsx', '../catalogue/card'],
  ['src/features/auth/a.tsx', './../catalogue/card'],
  ['src/features/auth/a.tsx', '@/features/auth/../catalogue/card'],
  ['src/features/auth/deep/a.tsx', '../../catalogue/card'],
  ['src/features/auth/a.tsx', '/src/features/catalogue/card'],
  ['src/features/auth/a.tsx', '@/features/authority/page'],
  ['src/features/auth/a.tsx', '@/http/request'],
  ['src/features/auth/a.tsx', '../../http/request'],
  ['src/features/auth/a.tsx', '@/app/app'],
  ['src/components/a.tsx', '@/features/auth/page'],
  ['src/components/a.tsx', '@/http/request'],
  ['src/components/a.tsx', '@/app/app'],
  ['src/ui/a.tsx', '@/components/tools/tool-image'],
  ['src/resources/tools/a.ts', '@/components/tools/tool-image'],
  ['src/inline/a.ts', '@/lib/a'],
  ['src/app/a.tsx', '@mock-api/database'],
  ['src/app/a.tsx', '../../tests/mock-api/database'],
  ['src/main.tsx', '@/http/request'],
  ['src/main.tsx', '@/features/auth/page'],
  ['tests/mock-api/a.ts', '@/resources/tools/queries'],
  ['tests/mock-api/a.ts', '@/http/http-error'],
  ['tests/mock-api/a.ts', '../../src/app/app'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['src/lib/b.ts', './a'],
  ['src/config/b.ts', '@/lib/a'],
  ['src/ui/b.tsx', '@/lib/a'],
  ['src/ui/b.tsx', './a'],
  ['src/http/b.ts', '@/config/a'],
  ['src/http/b.ts', '@/lib/a'],
  ['src/resources/tools/b.ts', '@/http/a'],
  ['src/resources/tools/b.ts', '@/config/a'],
  ['src/resources/tools/b.ts', '@/lib/a'],
  ['src/resources/tools/b.ts', './deep/a'],
  ['src/resources/tools/deep/b.ts', '../a'],
  ['src/resources/tools/b.ts', '@/resources/credits/schema'],
  ['src/resources/tools/b.ts', '@/resources/credits/stacks/schema'],
  ['src/resources/tools/b.ts', '@/resources/credits/keys'],
  ['src/resources/tools/b.ts', '@/resources/credits/credit-rules'],
  ['src/resources/tools/b.ts', '@/resources/credits/stacks/stack-rules'],
  ['src/features/auth/b.tsx', '@/resources/tools/a'],
  ['src/features/auth/b.tsx', '@/ui/a'],
  ['src/features/auth/b.tsx', '@/lib/a'],
  ['src/features/auth/b.tsx', '@/config/a'],
  ['src/features/auth/b.tsx', './deep/a'],
  ['src/features/auth/deep/b.tsx', '../a'],
  ['src/features/auth/b.tsx', '@/features/auth/a'],
  ['src/features/auth/b.tsx', '@/components/a'],
  ['src/features/auth/b.tsx', 'react'],
  ['src/components/b.tsx', '@/resources/tools/a'],
  ['src/components/b.tsx', '@/ui/a'],
  ['src/components/b.tsx', '@/config/a'],
  ['src/app/b.tsx', '@/components/a'],
  ['src/app/b.tsx', '@/features/auth/a'],
  ['src/app/b.tsx', '@/http/a'],
  ['src/app/b.tsx', '../features/catalogue/a'],
  ['src/main.tsx', './app/b'],
  ['src/main.tsx', '@/config/a'],
  ['src/main.tsx', '@/lib/a'],
  ['src/main.tsx', './styles.css'],
  ['tests/mock-api/b.ts', '@/resources/tools/schema'],
  ['tests/mock-api/b.ts', '@/lib/a'],
  ['tests/mock-api/deep/b.ts', '../b'],
  ['tests/unit/b.ts', '@/features/auth/a'],
  ['tests/unit/b.ts', '@mock-api/b'],
];

/** The forms of an import; `n` makes the declared names unique in a file with several of them. */
const FORMS = {
  import: (imported: string, n = '') =>
    `import { a as a${n} } from '${imported}';\nexport const b${n} = a${n};\n`,
  'a type': (imported: string) => `import type { A } from '${imported}';\nexport type B = A;\n`,
  'an effect': (imported: string) => `import '${imported}';\n`,
  'a re-export': (imported: string) => `export { a } from '${imported}';\n`,
  'a re-export of all': (imported: string) => `export * from '${imported}';\n`,
  'a chunk': (imported: string) => `export const b = () => import('${imported}');\n`,
  'a type query': (imported: string) => `export type B = typeof import('${imported}');\n`,
};

/**
 * Each pair with its own file next to the importer; main.tsx must keep its name, and has its allowed
 * and its forbidden imports in one file.
 */
function numbered(kind: string, pairs: readonly (readonly [file: string, imported: string])[]) {
  return pairs.map(([file, imported], n) => {
    const name = file === 'src/main.tsx' ? file : file.replace(/[ab](\.tsx?)$/, `${kind}${n}$1`);
    return { name, imported, text: FORMS.import(imported, `${kind}${n}`) };
  });
}

const forbidden = numbered('forbidden', FORBIDDEN);
const allowed = numbered('allowed', ALLOWED);
const forms = Object.entries(FORMS).map(([form, write], n) => ({
  form,
  name: `src/features/auth/form${n}.ts`,
  text: write('@/features/catalogue/card'),
}));

/** Imports of packages that only one folder may import. */
const PACKAGES = [
  ['src/resources/tools/a.ts', 'axios', 'is a lint error'],
  ['src/features/auth/a.ts', '@radix-ui/react-dialog', 'is a lint error'],
  ['src/app/a.ts', 'react-hot-toast', 'is a lint error'],
  ['src/app/a.ts', 'msw', 'is a lint error'],
  ['src/app/a.ts', 'msw/browser', 'is a lint error'],
  ['src/ui/a.ts', 'react-router-dom', 'is a lint error'],
  ['src/ui/a.ts', '@tanstack/react-query', 'is a lint error'],
  ['src/http/a.ts', 'axios', 'passes'],
  ['src/ui/a.ts', '@radix-ui/react-dialog', 'passes'],
  ['src/features/auth/a.ts', 'react-router-dom', 'passes'],
] as const;
const packages = numbered(
  'package',
  PACKAGES.map(([file, imported]) => [file, imported]),
);

/** Two or three files of a folder that import each other. */
function cycle(folder: string, prefix: string, third: boolean) {
  const importing = (name: string, imported: string) => ({
    name: `src/lib/${folder}/${name}.ts`,
    text: `import { ${imported} } from '${prefix}${imported}';\nexport const ${name} = (): unknown => ${imported};\n`,
  });
  const [a, b] = [importing('a', 'b'), importing('b', third ? 'c' : 'a')];
  return third ? [a, b, importing('c', 'a')] : [a, b];
}
const CYCLES = [
  ['@/lib/absolute/', cycle('absolute', '@/lib/absolute/', false)],
  ['./', cycle('relative', './', false)],
  ['./ through a third file', cycle('third', './', true)],
] as const;

const UNKNOWN_FOLDER = { name: 'src/helpers/a.ts', text: 'export const a = 1;\n' };

/** The findings in all examples: the linter takes a second, for one file as for two hundred. */
let findings: Finding[] = [];
beforeAll(() => {
  const examples = [...forbidden, ...allowed, ...forms, ...packages, UNKNOWN_FOLDER];
  const files: Record<string, string> = {};
  for (const { name, text } of [...examples, ...CYCLES.flatMap(([, parts]) => parts)]) {
    files[name] = (files[name] ?? '') + text;
  }
  findings = lintFiles(files);
});
/** The rules that a file breaks; '' for a file that could not be parsed, and so was not checked. */
const rulesIn = (name: string) =>
  findings.filter(({ file }) => file === name).map(({ rule }) => rule);

it.each(forbidden)('the import of $imported in $name is a lint error', ({ name }) => {
  const count = forbidden.filter((other) => other.name === name).length;
  expect(rulesIn(name).filter((rule) => rule === RULE)).toHaveLength(count);
});

it.each(forms)('a forbidden import that is written as $form is a lint error', ({ name }) => {
  expect(rulesIn(name).filter((rule) => rule === RULE)).toHaveLength(1);
});

it('the lint error of a forbidden import names what may be imported instead', () => {
  expect(findings.map(({ message }) => message)).toContain(
    'features/auth may not import features/catalogue/card. Besides itself it may import: components, resources, ui, lib, config.',
  );
});

it('allowed imports pass the linter', () => {
  const forbiddenIn = new Set(forbidden.map(({ name }) => name));
  const broken = allowed.filter(
    // The number of errors of a file with forbidden imports is tested above.
    ({ name }) =>
      !forbiddenIn.has(name) && rulesIn(name).some((rule) => rule === RULE || rule === ''),
  );
  expect(broken).toEqual([]);
});

it('code in a folder of src that the table lacks is a lint error', () => {
  expect(rulesIn(UNKNOWN_FOLDER.name)).toEqual([RULE]);
});

it('the forbidden imports have an example in every folder of src', () => {
  const withExample = FORBIDDEN.map(([file]) => file.split('/')[1]);
  const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true });
  for (const folder of folders) {
    if (folder.isDirectory() && folder.name !== 'assets')
      expect(withExample).toContain(folder.name);
  }
});

it.each(CYCLES)('a cycle of imports written %s is a lint error', (_, parts) => {
  expect(parts.flatMap(({ name }) => rulesIn(name))).toContain('import(no-cycle)');
});

it.each(PACKAGES.map((row, n) => [...row, packages[n]!.name] as const))(
  'in %s an import of %s %s',
  (_file, _imported, outcome, name) => {
    const isError = rulesIn(name).includes('eslint(no-restricted-imports)');
    expect(isError).toBe(outcome === 'is a lint error');
  },
);
