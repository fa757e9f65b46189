import { expect, it } from 'vitest';
import { HttpError, NetworkError, RejectedError } from '@/http/http-error';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import {
  applyReturnedRecord,
  listOverwrites,
  readCandidates,
  selectedCandidates,
} from '@/resources/onboarding/documents/overwrite';
import { EMPTY_RECORD, readAnswers } from '@/resources/onboarding/schema';

const answers = readAnswers({ name: 'Maya', coreMessage: 'Old' });

it.each([
  ['no key', [], '{"name":"M","__proto__":"p","odd":{"deep":[1]}}'],
  ['one key', ['name'], '{"__proto__":"p","odd":{"deep":[1]}}'],
  ['an unknown key', ['other', '__proto__'], '{"name":"M","odd":{"deep":[1]}}'],
])('with %s deselected, the other candidates are unchanged', (_, deselected, expected) => {
  const candidates = JSON.parse('{"name":"M","__proto__":"p","odd":{"deep":[1]}}') as object;
  expect(JSON.stringify(selectedCandidates({ ...candidates }, deselected))).toBe(expected);
});

const overwriteCandidates = { name: 'M', anything: { deep: [1] } };

it.each<[string, unknown, unknown]>([
  ['candidates', { overwriteRequest: true, overwriteCandidates }, overwriteCandidates],
  ['no request', { overwriteRequest: false, overwriteCandidates }, null],
  ['no candidates', { overwriteRequest: true }, null],
  ['an empty object', { overwriteRequest: true, overwriteCandidates: {} }, null],
  ['a list', { overwriteRequest: true, overwriteCandidates: ['name'] }, null],
  ['a page', '<html></html>', null],
])('the candidates of an upload response with %s are read unchanged', (_, body, expected) => {
  expect(readCandidates(body)).toBe(expected);
});

it('overwritten fields are listed in the order of the questionnaire, unknown ones last', () => {
  const rows = listOverwrites({ zeta: 1, coreMessage: 'New', '': null, name: 'M' }, answers);
  expect(rows).toEqual([
    { key: 'name', label: 'Name', before: 'Maya', after: 'M' },
    { key: 'coreMessage', label: 'Core message', before: 'Old', after: 'New' },
    { key: 'zeta', label: 'zeta', before: '', after: '1' },
    { key: '', label: 'Unnamed field', before: '', after: '' },
  ]);
});

it.each([null, 5, ['a'], {}])('a candidate of %o is shown as text', (value) => {
  const [row] = listOverwrites({ coreMessage: value }, answers);
  expect(typeof row!.after).toBe('string');
});

const record = {
  ...EMPTY_RECORD,
  answers,
  uploadedFiles: [{ id: '1', fileName: 'a.pdf' }],
  updatedAt: 1,
};

it('the answers of a returned record replace those before, numbers as text, and everything else stays', () => {
  const returned = { coreMessage: 100, background: 'New', profileData: '# Another', updatedAt: 2 };
  expect(applyReturnedRecord(record, returned)).toEqual({
    ...record,
    answers: { ...answers, coreMessage: '100', background: 'New' },
    updatedAt: 2,
  });
  expect(applyReturnedRecord(record, {})).toEqual(record);
});

it.each([null, 5, ['a'], {}])('a returned answer of %o leaves the other answers', (value) => {
  const { answers: filled } = applyReturnedRecord(record, { name: value, data: value });
  expect(typeof filled.name).toBe('string');
  expect(filled.coreMessage).toBe('Old');
});

it.each([
  ['the message', new HttpError(400, '', { message: 'Too many.' }), 'Too many.'],
  ['success false', new RejectedError({ success: false, message: 'No.' }), 'No.'],
  ['no words', new HttpError(500, '', '<html></html>'), null],
  ['no response', new NetworkError('Network Error'), null],
])(
  'a failed upload with %s shows the message of the server or the default',
  (_, error, message) => {
    const expected = message ?? 'An error occurred while submitting the form';
    expect(documentsErrorMessage(error)).toBe(expected);
  },
);
