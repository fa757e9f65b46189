import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, RejectedError } from '@/http/http-error';
import { documentsErrorMessage } from '@/resources/onboarding/documents/api';
import {
  listOverwrites,
  readCandidates,
  applyReturnedRecord,
  selectedCandidates,
} from '@/resources/onboarding/documents/overwrite';
import { readAnswers, type OnboardingRecord } from '@/resources/onboarding/schema';
import { NOT_AN_OBJECT, MALFORMED_VALUES } from '../../../../helpers/values';

const answers = readAnswers({ name: 'Maya', coreMessage: 'Old' });
const parsed = (json: string) => JSON.parse(json) as Record<string, unknown>;

describe('the selected candidates', () => {
  const candidates = parsed('{"name":"M","__proto__":"p","odd":{"deep":[1]}}');

  it.each([
    ['no key', [], '{"name":"M","__proto__":"p","odd":{"deep":[1]}}'],
    ['one key', ['name'], '{"__proto__":"p","odd":{"deep":[1]}}'],
    ['an unknown key', ['other', '__proto__'], '{"name":"M","odd":{"deep":[1]}}'],
    ['all keys', ['name', '__proto__', 'odd'], '{}'],
  ])('with %s kept, the other candidates are unchanged', (_, kept, expected) => {
    expect(JSON.stringify(selectedCandidates(candidates, kept))).toBe(expected);
  });
});

describe('candidates of an upload response', () => {
  const overwriteCandidates = { name: 'M', anything: { deep: [1] } };

  it('the overwrite candidates of an upload response are returned unchanged', () => {
    expect(readCandidates({ overwriteRequest: true, overwriteCandidates })).toBe(
      overwriteCandidates,
    );
  });

  it.each([
    ['no request', { overwriteRequest: false, overwriteCandidates }],
    ['no word of a request', { overwriteCandidates }],
    ['no candidates', { overwriteRequest: true }],
    ['an empty object', { overwriteRequest: true, overwriteCandidates: {} }],
    ['a list', { overwriteRequest: true, overwriteCandidates: ['name'] }],
  ])('an upload response with %s has no overwrite candidates', (_, body) => {
    expect(readCandidates(body)).toBeNull();
  });

  it.each(NOT_AN_OBJECT)('a response of %j has no overwrite candidates', (body) => {
    expect(readCandidates(body)).toBeNull();
  });
});

it('overwritten fields are listed in the order of the questionnaire, unknown ones last', () => {
  const rows = listOverwrites({ zeta: 'z', coreMessage: 'New', name: 'M' }, answers);
  expect(rows).toEqual([
    { key: 'name', label: 'Name', before: 'Maya', after: 'M' },
    { key: 'coreMessage', label: 'Core message', before: 'Old', after: 'New' },
    { key: 'zeta', label: 'zeta', before: '', after: 'z' },
  ]);
});

it.each([
  ['brandVoice_2', 'brandVoice_2'],
  ['', 'Unnamed field'],
])('the unknown field "%s" is labelled %s', (key, label) => {
  expect(listOverwrites({ [key]: 1 }, answers)).toEqual([{ key, label, before: '', after: '1' }]);
});

it.each(MALFORMED_VALUES)('a candidate of %o is shown as text', (value) => {
  const [row] = listOverwrites({ coreMessage: value }, answers);
  expect(typeof row!.after).toBe('string');
});

describe('the refilled record', () => {
  const record: OnboardingRecord = {
    answers,
    uploadedFiles: [{ id: '1', fileName: 'a.pdf' }],
    profileData: '# Me',
    updatedAt: 1,
  };

  it('a returned record replaces the answers, and the files and the profile stay', () => {
    const returned = { ...readAnswers(null), name: 'M', updatedAt: 2 };
    expect(applyReturnedRecord(record, returned)).toEqual({
      ...record,
      answers: readAnswers({ name: 'M' }),
      updatedAt: 2,
    });
  });

  it('fields that a returned record leaves out are kept', () => {
    expect(applyReturnedRecord(record, { coreMessage: 'New' })).toEqual({
      ...record,
      answers: { ...answers, coreMessage: 'New' },
    });
  });

  it('an answer that is returned as a number replaces the one before', () => {
    const { answers: filled } = applyReturnedRecord(record, { coreMessage: 100 });
    expect(filled.coreMessage).toBe('100');
  });

  it.each(MALFORMED_VALUES)(
    'a returned record whose fields are %o leaves the other answers',
    (value) => {
      const returned = { name: value, data: value };
      const filled = applyReturnedRecord(record, returned);
      expect(typeof filled.answers.name).toBe('string');
      expect(filled.answers.coreMessage).toBe('Old');
    },
  );
});

describe('the message of a failure', () => {
  const SPECIFIED = 'An error occurred while submitting the form';
  it.each([
    ['the message', new HttpError(400, '', { message: 'Too many.' }), 'Too many.'],
    ['msg', new HttpError(500, '', { msg: 'Down.' }), 'Down.'],
    ['success false', new RejectedError({ success: false, message: 'No.' }), 'No.'],
    ['a body without words', new HttpError(500, 'Server Error', '<html></html>'), SPECIFIED],
    ['a network error', new NetworkError('Network Error'), SPECIFIED],
    ['anything', new Error('x'), SPECIFIED],
  ])(
    'a failed overwrite with %s shows the message of the server or the default',
    (_, error, message) => {
      expect(documentsErrorMessage(error)).toBe(message);
    },
  );
});
