import { expect, it } from 'vitest';
import {
  counterTone,
  listedFiles,
  MAX_FILE_BYTES,
  selectDocuments,
  type DocumentFile,
} from '@/resources/onboarding/documents/documents';

const file = (name: string, size = 1000, lastModified = 1): DocumentFile => ({
  name,
  size,
  lastModified,
});
const files = (count: number, prefix = 'a') =>
  Array.from({ length: count }, (_, index) => file(`${prefix}${index}.pdf`));
const uploaded = (...names: string[]) => names.map((fileName) => ({ id: fileName, fileName }));

const FULL = 'Maximum 10 files can be uploaded.';
const left = (count: number) =>
  `You can only upload ${count} more file(s). Maximum 10 files total allowed.`;
const large = (name: string) => `${name} is larger than 25MB and will be ignored.`;
const other = (name: string) =>
  `${name} is not a pdf, docx, txt, pptx or xlsx file and will be ignored.`;

function select(picked: readonly DocumentFile[], pending = 0, uploadedCount = 0) {
  const { added, notes } = selectDocuments({
    picked,
    pending: files(pending, 'pending'),
    uploadedCount,
  });
  return { added: added.map(({ name }) => name), notes };
}

it.each(['a.pdf', 'a.docx', 'a.txt', 'a.pptx', 'a.xlsx', 'Q1.final.XlsX'])(
  'the file name %s is accepted',
  (name) => {
    expect(select([file(name)])).toEqual({ added: [name], notes: [] });
  },
);

it.each(['a.exe', 'a.pdf.exe', 'pdf', ''])(
  'the file name "%s" is rejected with a message that names it, even when the list is full',
  (name) => {
    expect(select([file(name)], 10)).toEqual({ added: [], notes: [other(name)] });
  },
);

it.each([
  [0, ['a.pdf is empty and will be ignored.']],
  [1, []],
  [26_214_400, []],
  [26_214_401, [large('a.pdf')]],
])('a file of %i bytes has the messages %j', (size, notes) => {
  expect(select([file('a.pdf', size)])).toEqual({
    added: notes.length === 0 ? ['a.pdf'] : [],
    notes,
  });
});

it.each([
  // chosen, pending, uploaded, accepted, message
  [10, 0, 0, 10, []],
  [11, 0, 0, 10, [FULL, left(10)]],
  [3, 5, 3, 2, [left(2)]],
  [1, 10, 0, 0, [FULL]],
  [4, 4, 6, 0, [FULL]],
])(
  'of %i chosen files with %i pending and %i uploaded ones %i are accepted',
  (picked, pending, on, taken, notes) => {
    const added = files(taken).map(({ name }) => name);
    expect(select(files(picked), pending, on)).toEqual({ added, notes });
  },
);

it('files are checked by type, then size, then room, and rejected ones do not count', () => {
  const picked = [
    file('one.pdf'),
    file('huge.exe', MAX_FILE_BYTES * 2),
    file('huge.pdf', MAX_FILE_BYTES + 1),
    file('two.pdf'),
    file('three.pdf'),
  ];
  expect(select(picked, 5, 3)).toEqual({
    added: ['one.pdf', 'two.pdf'],
    notes: [left(2), other('huge.exe'), large('huge.pdf')],
  });
});

it('a file that is chosen twice is accepted once, unless its size, date or name differs', () => {
  const others = [file('a.pdf', 2), file('a.pdf', 1000, 2), file('A.pdf')];
  const { added, notes } = selectDocuments({
    picked: [file('a.pdf'), file('a.pdf'), file('b.pdf'), ...others],
    pending: [file('b.pdf'), ...files(5)],
    uploadedCount: 0,
  });
  expect(added).toEqual([file('a.pdf'), ...others]);
  expect(notes).toEqual([]);
});

it.each([
  [7, 'pos'],
  [8, 'warn'],
  [10, 'neg'],
])('the counter of %i files has the tone %s', (count, tone) => {
  expect(counterTone(count)).toBe(tone);
});

it.each([
  ['has none of them yet', ['old'], ['old', 'new.pdf', 'other.pdf']],
  ['has one of them', ['old', 'new.pdf'], ['old', 'new.pdf', 'other.pdf']],
  ['has more than them', ['old', 'x', 'y', 'z'], ['old', 'x', 'y', 'z']],
  ['has been cleared since', [], []],
])('the uploaded files are listed once when the record %s', (_, recorded, listed) => {
  const sent = { names: ['new.pdf', 'other.pdf'], countBefore: 1 };
  const names = listedFiles(uploaded(...recorded), sent).map(({ fileName }) => fileName);
  expect(names).toEqual(listed);
});
