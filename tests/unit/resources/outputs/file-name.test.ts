import { expect, it } from 'vitest';
import { markdownFileName, uniqueMarkdownNames } from '@/resources/outputs/file-name';

it.each([
  ['Acme / "Q3"?', 'acme-q3.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['Me\u0301dica Sul', 'm\u00E9dica-sul.md'],
  ['con', 'output-con.md'],
  ['🎉', 'output.md'],
  ['\u202Egnp.exe', 'gnp-exe.md'],
  ['a'.repeat(500), `${'a'.repeat(60)}.md`],
])('the file name for the title %j is %s', (title, name) => {
  expect(markdownFileName(title)).toBe(name);
});

it.each([
  ['Acme, Acme, Acme 2', 'acme.md acme-2.md acme-2-2.md'],
  ['Acme 2, Acme, Acme', 'acme-2.md acme.md acme-3.md'],
  ['🎉, ', 'output.md output-2.md'],
])('files titled %j in one folder are named %j', (titles, names) => {
  expect(uniqueMarkdownNames(titles.split(', '))).toEqual(names.split(' '));
});
