import { expect, it } from 'vitest';
import { isSameMember } from '@/resources/session/identity-rules';
import { keyOfMember } from '@/resources/session/session';

const maya = { id: '1', email: 'maya@example.org', username: 'maya' };
const none = { id: '', email: '', username: '' };

it.each([
  ['the same id', { ...none, id: '1' }, true],
  ['the same id and another email', { ...maya, email: 'new@example.org' }, true],
  ['another id and the same email', { ...maya, id: '2' }, false],
  ['no id and the same email', { ...none, email: maya.email }, true],
  ['no id and another email', { ...maya, id: '', email: 'nora@example.org' }, false],
  ['only the same username', { ...none, username: 'maya' }, true],
  ['nothing', none, false],
])('a response with %s is about the member: %s', (_, other, isSame) => {
  expect(isSameMember(maya, other)).toBe(isSame);
  expect(isSameMember(other, maya)).toBe(isSame);
});

it('the key of a member is that of the id, else of the email or the username, and contains none of them', () => {
  const keys = [maya, { ...maya, id: '' }, { ...none, username: 'maya' }].map(keyOfMember);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(keyOfMember({ ...maya, email: '' })).toBe(keys[0]);
  expect(keyOfMember(null)).toBe('');
});
