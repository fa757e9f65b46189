import { expect, it } from 'vitest';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { checkBroken, setUpServers, type Deviation } from '../../../helpers/broken-api';

setUpServers();

const SAVE = 'POST /user/onboarding';
const WRITES = [SAVE, 'POST /update-profile', 'POST /generate-profile'];

type Body = Record<string, unknown>;

/** Runs the check with writes. `sent` has the bodies of a request in their order. */
async function check(api: Deviation) {
  const result = await checkBroken({ write: true, api });
  const sent = (name: string) =>
    result.received
      .filter((request) => request.name === name)
      .map(({ body }) => JSON.parse(body) as Body);
  return { ...result, sent };
}

const onboarding = (change: (body: Body) => unknown): Deviation => ({
  bodies: { '/user/onboarding': change },
});

it.each<[where: string, change: (body: Body) => unknown]>([
  ['at the top level, beside other texts', (body) => body],
  ['in data', (data) => ({ success: true, data })],
  ['in onboarding', (record) => ({ onboarding: record })],
])('a write sends exactly the saved answers, which are %s', async (_, change) => {
  let saved: Body = {};
  const { sent, line } = await check(
    onboarding((body) => {
      saved = body;
      return change(body);
    }),
  );
  const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, saved[field]]));
  expect(answers['businessName']).toMatch(/\w/);
  expect(sent(SAVE)[0]).toEqual(answers);
  expect(sent('POST /generate-profile')).toEqual([answers]);
  expect(line('record after saving the answers')).toBe('fine: as before');
});

it.each<[what: string, change: (body: Body) => unknown, reason: RegExp]>([
  ['null', () => null, /there are no saved answers/],
  ['without the answers', ({ id, email }) => ({ data: { id, email } }), /there are no saved/],
  [
    'with renamed answers',
    ({ profileData }) => ({ data: { profileData, name: 'Maya' } }),
    /no text: background; whyStartBusiness; longTermVision; businessName; and \d+ more$/,
  ],
  [
    'with an answer that is an object',
    (body) => ({ ...body, businessName: { en: 'Lindqvist' } }),
    /no text: businessName$/,
  ],
  [
    'with empty answers',
    (body) => ({ ...body, ...Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])) }),
    /all answers are empty/,
  ],
])('a record %s is not written back', async (_, change, reason) => {
  const { line, received } = await check(onboarding(change));
  expect(line('further writes')).toMatch(reason);
  expect(received.some(({ name }) => name === 'GET /user/onboarding')).toBe(true);
  expect(received.filter(({ name }) => WRITES.includes(name))).toEqual([]);
});

it('a record that differs between two readings is not written back', async () => {
  let reading = 0;
  const { line, received } = await check(
    onboarding((body) => ({ ...body, businessName: `Name ${(reading += 1)}` })),
  );
  expect(line('further writes')).toMatch(/two readings differ in businessName/);
  expect(received.filter(({ name }) => WRITES.includes(name))).toEqual([]);
});

it('a generated profile without an earlier one is not requested, because it could not be undone', async () => {
  const { line, sent } = await check(onboarding((body) => ({ ...body, profileData: '' })));
  expect(line('further writes')).toMatch(/no profile that could be restored/);
  expect(sent(SAVE)).toHaveLength(1);
  expect(sent('POST /generate-profile')).toEqual([]);
});

/** A server whose first `count` saves delete an answer. */
function forgetful(count: number): Deviation {
  let saves = 0;
  return {
    ...onboarding((body) => (saves > 0 && saves <= count ? { ...body, coreMessage: '' } : body)),
    response: (name) => {
      if (name === SAVE) saves += 1;
    },
  };
}

it('an answer that a save has deleted is reported and restored', async () => {
  const { line, sent } = await check(forgetful(1));
  expect(line('record after saving the answers')).toBe('BREAKS: restored: coreMessage');
  const [first, second] = sent(SAVE);
  expect(second).toEqual(first);
  expect(sent('POST /generate-profile')).toHaveLength(1);
});

it('no further write is sent when an answer cannot be restored', async () => {
  const { line, sent } = await check(forgetful(9));
  expect(line('record after saving the answers')).toBe('BREAKS: NOT RESTORED: coreMessage');
  expect(sent(SAVE)).toHaveLength(2);
  expect(sent('POST /generate-profile')).toEqual([]);
});

it('the profile that was there is saved again after a generation', async () => {
  const { sent, line } = await check({});
  const [own, restored] = sent('POST /update-profile');
  expect(restored).toEqual(own);
  expect(own?.['profileData']).toMatch(/\w/);
  expect(line('record after generating a profile')).toBe('fine: restored: profileData');
});
