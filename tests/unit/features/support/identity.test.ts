import { expect, it } from 'vitest';
import { toMessengerIdentity } from '@/features/support/identity';
import { readUser } from '@/resources/session/schema';

function identityFrom(userBody: Record<string, unknown>) {
  const user = readUser(userBody);
  if (!user) throw new Error('That is no user.');
  return toMessengerIdentity(user);
}

const MAYA = { _id: 'u1', username: 'maya', email: 'maya@example.com' };

it('the messenger gets all known fields of a member', () => {
  expect(
    identityFrom({
      ...MAYA,
      name: 'Maya Lindqvist',
      intercomJWTToken: 'a.b.c',
      createdAt: '2024-03-01T10:00:00.900Z',
      company: 'Lindqvist Coaching',
      phone: '+46 70 123 45 67',
      subscriptionPlan: 'pro_plan',
      userType: 'paid',
    }),
  ).toEqual({
    user_id: 'u1',
    email: 'maya@example.com',
    name: 'Maya Lindqvist',
    created_at: 1_709_287_200,
    phone: '+46 70 123 45 67',
    company: { company_id: 'Lindqvist Coaching', name: 'Lindqvist Coaching' },
    intercom_user_jwt: 'a.b.c',
    subscriptionPlan: 'pro_plan',
    userType: 'paid',
  });
});

it('the messenger gets no field that is unknown', () => {
  expect(identityFrom({ username: 'maya', phone: ' ', company: null })).toEqual({ name: 'maya' });
  expect(identityFrom({ email: 'maya@example.com' })).toEqual({ email: 'maya@example.com' });
});

it.each([
  [{ name: 'N', fullName: 'F', firstName: 'A', lastName: 'B' }, 'N'],
  [{ fullName: 'F', firstName: 'A', lastName: 'B' }, 'F'],
  [{ firstName: 'A', lastName: 'B' }, 'A B'],
  [{ lastName: 'B' }, 'B'],
  [{ name: {}, firstName: null }, 'maya'],
])('the names %j give the name %j', (names, expected) => {
  expect(identityFrom({ ...MAYA, ...names }).name).toBe(expected);
});

it.each([
  ['2024-03-01T10:00:00Z', 1_709_287_200],
  [1_709_287_200_900, 1_709_287_200],
  [1_709_287_200, 1_709_287_200],
  [99_999_999_999, 99_999_999_999],
  [100_000_000_000, 100_000_000],
  ['soon', undefined],
])('a createdAt of %j gives the seconds %j', (createdAt, expected) => {
  expect(identityFrom({ ...MAYA, createdAt }).created_at).toBe(expected);
});

it.each([
  [{ userType: 'free', subscriptionPlan: 'pro' }, 'free'],
  [{ userType: 'paid', subscriptionPlan: 'free_plan' }, 'paid'],
  [{ subscriptionPlan: 'free_plan' }, 'free'],
  [{ subscriptionPlan: 'pro' }, undefined],
])('the plan %j gives the user type %j', (plan, expected) => {
  expect(identityFrom({ ...MAYA, ...plan }).userType).toBe(expected);
});
