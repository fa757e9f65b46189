import { expect, it } from 'vitest';
import {
  counterTone,
  fileType,
  listedFiles,
  MAX_FILE_BYTES,
  remainingSlotMessages,
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

function select(picked: readonly DocumentFile[], pending = 0, uploadedCount = 0) {
  const { added, notes } = selectDocuments({
    picked,
    pending: files(pending, 'pending'),
    uploadedCount,
  });
  return { added: added.map(({ name }) => name), notes };
}

it.each([
  'a.pdf',
  'a.docx',
  'a.txt',
  'a.pptx',
  'a.xlsx',
  'A.PDF',
  'Q1.final.XlsX',
  '.pdf',
  'ÄÖ 日本.txt',
])('the file name %s is accepted', (name) => {
  expect(select([file(name)])).toEqual({ added: [name], notes: [] });
});

it.each(['a.exe', 'a.doc', 'a.pdf.exe', 'pdf', 'a.', '', 'a.pdf ', 'a.png', 'apdf'])(
  'the file name "%s" is rejected with a message that names it',
  (name) => {
    expect(select([file(name)])).toEqual({
      added: [],
      notes: [`${name} is not a pdf, docx, txt, pptx or xlsx file and will be ignored.`],
    });
  },
);

it.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['none', ''],
])('the type of the file name %s is "%s"', (name, type) => {
  expect(fileType(name)).toBe(type);
});

it.each([
  [1, true],
  [MAX_FILE_BYTES - 1, true],
  [26_214_400, true],
  [26_214_401, false],
])('a file of %i bytes is accepted: %s', (size, isAccepted) => {
  expect(select([file('a.pdf', size)])).toEqual(
    isAccepted ? { added: ['a.pdf'], notes: [] } : { added: [], notes: [large('a.pdf')] },
  );
});

it.each([
  // chosen, pending, uploaded, accepted, message
  [10, 0, 0, 10, []],
  [11, 0, 0, 10, [FULL, left(10)]],
  [1, 9, 0, 1, []],
  [2, 9, 0, 1, [left(1)]],
  [3, 5, 3, 2, [left(2)]],
  [3, 0, 8, 2, [left(2)]],
  [1, 10, 0, 0, [FULL]],
  [1, 0, 10, 0, [FULL]],
  [4, 4, 6, 0, [FULL]],
  [1, 3, 12, 0, [FULL]],
  [0, 10, 0, 0, []],
])(
  'of %i chosen files with %i pending and %i uploaded ones %i are accepted',
  (picked, pending, on, taken, notes) => {
    const selection = select(files(picked), pending, on);
    expect(selection.added).toEqual(
      files(picked)
        .slice(0, taken)
        .map(({ name }) => name),
    );
    expect(selection.notes).toEqual(notes);
  },
);

it.each([
  [3, 3, []],
  [3, 2, [left(2)]],
  [3, 0, [FULL]],
  [3, -1, [FULL]],
])('the notes for %i files where %i are left are %j', (count, room, notes) => {
  expect(remainingSlotMessages(count, room)).toEqual(notes);
});

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
    notes: [
      left(2),
      'huge.exe is not a pdf, docx, txt, pptx or xlsx file and will be ignored.',
      large('huge.pdf'),
    ],
  });
});

it('rejected files show no message about a full list', () => {
  expect(select([file('a.exe')], 10).notes).toHaveLength(1);
  expect(select([file('a.exe')], 10).notes[0]).not.toBe(FULL);
});

it('a file that is chosen twice is accepted once', () => {
  const { added, notes } = selectDocuments({
    picked: [file('a.pdf'), file('a.pdf'), file('b.pdf')],
    pending: [file('b.pdf'), ...files(8)],
    uploadedCount: 0,
  });
  expect(added).toEqual([file('a.pdf')]);
  expect(notes).toEqual([]);
});

it.each([
  ['another size', file('a.pdf', 2)],
  ['another date', file('a.pdf', 1000, 2)],
  ['another name', file('A.pdf')],
])('a file with %s counts as another file', (_, other) => {
  expect(selectDocuments({ picked: [other], pending: [file('a.pdf')], uploadedCount: 0 })).toEqual({
    added: [other],
    notes: [],
  });
});

it.each([
  [0, 'pos'],
  [7, 'pos'],
  [8, 'warn'],
  [9, 'warn'],
  [10, 'neg'],
  [13, 'neg'],
])('the counter of %i files has the tone %s', (count, tone) => {
  expect(counterTone(count)).toBe(tone);
});

it.each([
  ['has them', ['old', 'new.pdf', 'other.pdf'], ['old', 'new.pdf', 'other.pdf']],
  ['has none of them yet', ['old'], ['old', 'new.pdf', 'other.pdf']],
  ['has one of them', ['old', 'new.pdf'], ['old', 'new.pdf', 'other.pdf']],
  ['renamed them', ['old', 'x', 'y'], ['old', 'x', 'y']],
  ['has more than them', ['old', 'x', 'y', 'z'], ['old', 'x', 'y', 'z']],
  ['has been cleared since', [], []],
])('the uploaded files are listed once when the record %s', (_, recorded, listed) => {
  const sent = { names: ['new.pdf', 'other.pdf'], countBefore: 1 };
  const names = listedFiles(uploaded(...recorded), sent).map(({ fileName }) => fileName);
  expect(names).toEqual(listed);
  expect(listedFiles(uploaded(...recorded), null)).toEqual(uploaded(...recorded));
});

it('an empty file is left out with a message that names it', () => {
  expect(select([file('a.pdf', 0)])).toEqual({
    added: [],
    notes: ['a.pdf is empty and will be ignored.'],
  });
});
