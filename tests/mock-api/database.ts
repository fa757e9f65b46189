import { manyTools } from './seed/many-tools';
import { seedMembers } from './seed/members';
import { seedCreditConfigs, seedPlans } from './seed/prices';
import { seedTools } from './seed/tools';
import type { MockDatabase, MockMember, MockTool } from './types';

interface Template {
  now: number;
  members: readonly MockMember[];
  tools: readonly MockTool[];
}

/**
 * The dates of the seed are relative to now, so a server that runs for days computes them again.
 */
const TEMPLATE_AGE = 60 * 60 * 1000;

let template: Template | null = null;

function currentTemplate(now: number): Template {
  if (!template || Math.abs(now - template.now) > TEMPLATE_AGE) {
    template = { now, members: seedMembers(now), tools: seedTools() };
  }
  return template;
}

/**
 * A copy of a member for one sandbox. The transactions and saved outputs are shared with the
 * template until they are written (the rules replace them and never change them), and computed when
 * they are first read, so that members with 10,000 transactions do not slow down a new sandbox.
 */
function copyMember(member: MockMember): MockMember {
  const shared = <Key extends keyof MockMember>(key: Key) => {
    let written: { value: MockMember[Key] } | null = null;
    return {
      enumerable: true,
      get: () => (written ? written.value : member[key]),
      set: (value: MockMember[Key]) => {
        written = { value };
      },
    };
  };
  const own: MockMember = Object.defineProperties(
    Object.create(null),
    Object.getOwnPropertyDescriptors(member),
  );
  Object.defineProperties(own, { transactions: shared('transactions'), assets: shared('assets') });
  own.stacks = structuredClone(member.stacks);
  own.rewards = structuredClone(member.rewards);
  own.onboarding = structuredClone(member.onboarding);
  return own;
}

/**
 * Creates a database from the seed. @param now epoch milliseconds to which the dates are relative
 */
export function createDatabase(now: number): MockDatabase {
  const seed = currentTemplate(now);
  return {
    tools: seed.tools,
    plans: seedPlans(),
    members: seed.members.map(copyMember),
    creditConfigs: seedCreditConfigs(now),
    sessions: [],
    checkouts: [],
    failures: [],
    loginAttempts: {},
    usedCaptchas: new Set(),
    mails: [],
    accessSeconds: 15 * 60,
    confirmSeconds: 0,
    toolCount: null,
    streamPause: 15,
    stackShape: 'grouped',
    pictures: {},
    calls: [],
  };
}

/** Replaces the tools by `count` generated ones, or by those of the seed for null. */
export function setToolCount(db: MockDatabase, count: number | null): void {
  db.toolCount = count;
  db.tools = count === null ? seedTools() : manyTools(count);
}

/** The member with this email, compared without case. */
export function findMember(db: MockDatabase, email: string): MockMember | undefined {
  const normalizedEmail = email.trim().toLowerCase();
  return db.members.find((member) => member.email.toLowerCase() === normalizedEmail);
}
