import { expect, it } from 'vitest';
import {
  MAX_TOTAL_LENGTH,
  MAX_VERSIONS,
  withVersion,
  type ProfileVersion,
} from '@/resources/onboarding/business-profile/profile-versions';

const version = (text: string, origin: ProfileVersion['origin'] = 'edited'): ProfileVersion => ({
  text,
  origin,
  seenAt: 1,
});
const versions = (texts: string) => Array.from(texts, (text) => version(text));
const textsOf = (list: readonly ProfileVersion[]) => list.map(({ text }) => text).join('');

it.each([
  ['the first one', '', version('a'), 'a'],
  ['another one', 'ab', version('c'), 'cab'],
  ['a blank one', 'ab', version(' \n'), 'ab'],
  ['the newest one again', 'ab', version('a'), 'ab'],
  ['the newest one trimmed by the server', 'ab', version('a\n'), 'ab'],
  ['an older one', 'abc', version('c'), 'cab'],
  ['an older one from the account', 'abc', version('c', 'stored'), 'abc'],
  ['a sixth one', 'abcde', version('f'), 'fabcd'],
])('with %s the versions are in this order', (_, before, added, after) => {
  expect(MAX_VERSIONS).toBe(5);
  expect(textsOf(withVersion(versions(before), added))).toBe(after);
});

it.each<[string, ProfileVersion['origin'], ProfileVersion['origin'], number]>([
  ['restored and saved again', 'edited', 'generated', 1],
  ['generated again', 'generated', 'generated', 2],
])('a generated text that is %s is not edited by the member', (_, origin, expected, seenAt) => {
  const before = [version('b'), version('a', 'generated')];
  const added = { text: 'a', origin, seenAt: 2 };
  expect(withVersion(before, added)[0]).toEqual({ text: 'a', origin: expected, seenAt });
});

it('versions of more than 500,000 characters together are left out, the oldest first', () => {
  expect(MAX_TOTAL_LENGTH).toBe(500_000);
  const long = version('x'.repeat(499_999));
  expect(withVersion([long], version('a'))).toHaveLength(2);
  expect(withVersion([long], version('ab'))).toHaveLength(1);
  expect(withVersion(versions('a'), version('x'.repeat(500_001)))).toEqual(versions('a'));
});
