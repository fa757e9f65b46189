import type { MockMember } from '../types';
import { seedOutputs } from './assets/outputs';
import { answersOf, demoMemberData } from './demo-member-data';
import { DEMO_MEMBERS } from './demo-members';
import { buildStacks, buildTransactions } from './ledger';
import { objectId } from './random';

const DAY = 86_400_000;

/** Defines a property that is computed when first read and can be assigned. */
function lazily<K extends 'transactions' | 'assets'>(
  member: MockMember,
  key: K,
  compute: () => MockMember[K],
): void {
  let value: { is: MockMember[K] } | undefined;
  Object.defineProperty(member, key, {
    enumerable: true,
    configurable: true,
    get: () => (value ??= { is: compute() }).is,
    set: (next: MockMember[K]) => {
      value = { is: next };
    },
  });
}

/** `ines` of Inês Duarte. */
function firstName(label: string): string {
  const [first = ''] = label.toLowerCase().split(' ');
  return first.normalize('NFD').replace(/\p{Mark}/gu, '');
}

function build(demo: (typeof DEMO_MEMBERS)[number], now: number): MockMember {
  const data = demoMemberData(demo.email);
  const key = demo.email;
  const joined = now - data.joinedDaysAgo * DAY;
  const member: MockMember = {
    id: objectId(`member ${key}`),
    label: demo.label,
    username: demo.label,
    email: demo.email,
    password: demo.password,
    company: data.company,
    phone: data.phone,
    picture: data.picture === null ? null : `avatars/${firstName(demo.label)}.svg`,
    createdAt: joined,
    isOnboarded: data.practice !== undefined,
    paymentDetailsCollected: data.paymentDetailsCollected ?? true,
    plan: data.plan,
    canPurchaseCredits: data.plan !== null,
    reservedTokens: data.reservedTokens ?? 0,
    stacks: buildStacks(key, data.stacks, now),
    transactions: [],
    rewards: (data.rewards ?? []).map(({ lastRewardDaysAgo, ...reward }, index) => ({
      ...reward,
      id: objectId(`${key} reward ${index}`),
      lastRewardAt: now - lastRewardDaysAgo * DAY,
    })),
    onboarding: {
      id: objectId(`${key} onboarding`),
      answers: answersOf(demo.label, data),
      uploadedFiles: (data.files ?? []).map((file) => ({
        ...file,
        id: objectId(`${key} ${file.fileName}`),
      })),
      profileData: data.profile ?? '',
      createdAt: joined,
      updatedAt: now - Math.min(data.joinedDaysAgo, 12) * DAY,
    },
    assets: {},
  };
  lazily(member, 'transactions', () => buildTransactions(key, data.stacks, now));
  lazily(member, 'assets', () => seedOutputs(demo.email, now));
  return member;
}

/**
 * The demo members, with stacks, transactions and rewards that agree. Transactions and saved
 * outputs are computed when first read.
 *
 * @param now - epoch milliseconds to which all dates are relative
 */
export function seedMembers(now: number): MockMember[] {
  return DEMO_MEMBERS.map((demo) => build(demo, now));
}
