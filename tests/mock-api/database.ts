import { seedCreditConfigs } from './seed/credit-configs';
import { manyTools } from './seed/many-tools';
import { seedMembers } from './seed/members';
import { seedPlans } from './seed/plans';
import { seedTools } from './seed/tools';
import type { MockDatabase, MockMember, MockTool } from './types';

interface Template {
  now: number;
  members: readonly MockMember[];
  tools: readonly MockTool[];
}

/** The seed's dates are relative to "now"; a server that runs for days takes them anew. */
const TEMPLATE_AGE = 60 * 60 * 1000;

let template: Template | null = null;

function currentTemplate(now: number): Template {
  if (!template || Math.abs(now - template.now) > TEMPLATE_AGE) {
    template = { now, members: seedMembers(now), tools: seedTools() };
  }
  return template;
}

/**
 * A member of one's own. Histories and saved outputs stay those of the template until somebody
 * writes (the rules replace the array, they never push), and uncomputed until somebody reads: a
 * member with 10,000 transactions costs a new browser nothing.
 */
function ownMember(member: MockMember): MockMember {
  let transactions: MockMember['transactions'] | null = null;
  const own: MockMember = Object.defineProperties(
    Object.create(null),
    Object.getOwnPropertyDescriptors(member),
  );
  Object.defineProperties(own, {
    transactions: {
      enumerable: true,
      get: () => transactions ?? member.transactions,
      set: (next: MockMember['transactions']) => {
        transactions = next;
      },
    },
    assets: { enumerable: true, get: () => member.assets },
  });
  own.stacks = structuredClone(member.stacks);
  own.rewards = structuredClone(member.rewards);
  own.onboarding = structuredClone(member.onboarding);
  return own;
}

/** A fresh database from the seed. @param now epoch milliseconds that the seed's dates hang on */
export function createDatabase(now: number): MockDatabase {
  const seed = currentTemplate(now);
  return {
    tools: seed.tools,
    plans: seedPlans(),
    members: seed.members.map(ownMember),
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

/** Shows `count` made-up tools in the catalogue, or the seed's own for null. */
export function setToolCount(db: MockDatabase, count: number | null): void {
  db.toolCount = count;
  db.tools = count === null ? seedTools() : manyTools(count);
}

/** The member with this e-mail address, in any case. */
export function findMember(db: MockDatabase, email: string): MockMember | undefined {
  const wanted = email.trim().toLowerCase();
  return db.members.find((member) => member.email.toLowerCase() === wanted);
}
