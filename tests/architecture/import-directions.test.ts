// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { lintFiles, type Finding } from './lint-files';

const importing = (imported: string) => `import { a } from '${imported}';\nexport const b = a;\n`;

const FILES = {
  'src/features/auth/forbidden.ts': importing('../catalogue/card'),
  'src/features/auth/allowed.ts': importing('@/resources/tools/access'),
  'src/helpers/unknown.ts': 'export const a = 1;\n',
};

let findings: Finding[] = [];
beforeAll(() => {
  findings = lintFiles(FILES);
});
const messagesIn = (name: keyof typeof FILES) =>
  findings
    .filter(({ file, rule }) => file === name && rule === 'portal(import-directions)')
    .map(({ message }) => message);

it('an import of another feature is a lint error that names what may be imported instead', () => {
  expect(messagesIn('src/features/auth/forbidden.ts')).toEqual([
    'features/auth may not import features/catalogue/card. Besides itself it may import: components, resources, ui, lib, config.',
  ]);
});

it('an import that the table allows passes the linter', () => {
  expect(findings).not.toEqual([]);
  expect(messagesIn('src/features/auth/allowed.ts')).toEqual([]);
});

it('code in a folder of src that the table lacks is a lint error', () => {
  expect(messagesIn('src/helpers/unknown.ts')).toHaveLength(1);
});
