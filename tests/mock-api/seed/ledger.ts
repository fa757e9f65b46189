import { startOfDay } from '@/lib/format/start-of-day';
import type { MockStack, MockTool, MockTransaction } from '../types';
import { TEXTS } from './assets/texts';
import { objectId, seededRandom, type Random } from './random';
import { seedTools } from './tools';

const DAY = 86_400_000;

/** One stack, with times in days before and after now. */
export interface StackPlan {
  source: string;
  amount: number;
  used: number;
  grantedDaysAgo: number;
  /** Negative for a stack that has expired. */
  expiresInDays: number;
  disabled?: boolean;
  /** The number of transactions that share the used credits. */
  uses?: number;
}

type Draft = Omit<MockTransaction, 'id' | 'balanceBefore' | 'balanceAfter'>;

const GRANTS: Readonly<Record<string, { description: string; category: string }>> = {
  subscription_reward: { description: 'Monthly subscription reward', category: 'reward' },
  credit_purchase: { description: 'Credit purchase', category: 'purchase' },
  referral_bonus: { description: 'Thank you for a referral', category: 'bonus' },
  welcome_bonus: { description: 'Welcome to the portal', category: 'bonus' },
  trial_reward: { description: '90-day Free Trial reward', category: 'reward' },
};

/** The platform id of transactions without a tool. */
export const CREDITS_PLATFORM_ID = 'credits';

/**
 * Up to six hours later on the same day, so that "4 days left" remains true during a demo, counted
 * by hours as well as by calendar days.
 */
function expiryOf(plan: StackPlan, now: number): number {
  if (plan.expiresInDays < 0) return now + plan.expiresInDays * DAY - DAY / 4;
  const restOfDay = startOfDay(now, 1) - 1 - now;
  return now + plan.expiresInDays * DAY + Math.min(DAY / 4, restOfDay);
}

/** The stacks of one member, the next one to expire first. */
export function buildStacks(
  memberKey: string,
  plans: readonly StackPlan[],
  now: number,
): MockStack[] {
  return plans
    .map((plan, index) => ({
      id: objectId(`${memberKey} stack ${index}`),
      source: plan.source,
      tokenAmount: plan.amount,
      usedTokens: plan.used,
      expiresAt: expiryOf(plan, now),
      disabled: plan.disabled ?? false,
      isWrittenOff: lossOf(plan, now) !== null,
    }))
    .sort((first, second) => first.expiresAt - second.expiresAt);
}

/** Splits a total into whole parts of at least 1 that vary around their mean. */
function split(total: number, parts: number, random: Random): number[] {
  const weights = Array.from({ length: parts }, () => 0.35 + random.next() * 1.3);
  const sum = weights.reduce((left, right) => left + right, 0);
  let given = 0;
  let reached = 0;
  return weights.map((weight, index) => {
    reached += weight;
    const share = index === parts - 1 ? total : Math.round((reached / sum) * total);
    const part = Math.max(1, Math.min(share - given, total - given - (parts - 1 - index)));
    given += part;
    return part;
  });
}

/** A random time in working hours between two times. */
function workingMoment(from: number, to: number, random: Random): number {
  const drawn = from + random.next() * (to - from);
  const moment = Math.floor(drawn / DAY) * DAY + random.int(7 * 60, 19 * 60) * 60_000;
  return moment > from && moment < to ? moment : Math.round(drawn);
}

/** Tools that credits can be spent on. */
function paidTools(): [MockTool, ...MockTool[]] {
  const [first, ...others] = seedTools().filter(
    ({ isFree, url }) => !isFree && url.startsWith('/'),
  );
  if (first === undefined) throw new Error('The demo catalogue has no paid tools');
  return [first, ...others];
}

/**
 * The description and time of the loss of a stack's remaining credits; null while they can be
 * spent.
 */
function lossOf(plan: StackPlan, now: number): Pick<Draft, 'description' | 'createdAt'> | null {
  if (plan.expiresInDays < 0) {
    return { description: 'Credits expired', createdAt: expiryOf(plan, now) };
  }
  if (plan.disabled !== true) return null;
  return {
    description: 'Credits withdrawn',
    createdAt: now - Math.round(0.3 * plan.grantedDaysAgo * DAY),
  };
}

function draftsOf(
  plan: StackPlan,
  tools: readonly [MockTool, ...MockTool[]],
  now: number,
  random: Random,
): Draft[] {
  const grantedAt = now - plan.grantedDaysAgo * DAY;
  const loss = lossOf(plan, now);
  const grant = GRANTS[plan.source] ?? { description: 'Credits added', category: 'bonus' };
  const own = { platformId: CREDITS_PLATFORM_ID, isCredit: false };
  const drafts: Draft[] = [
    { ...own, ...grant, isCredit: true, amount: plan.amount, createdAt: grantedAt },
  ];
  const end = Math.min(now - 4 * 60_000, loss?.createdAt ?? now, grantedAt + 45 * DAY);
  const parts = plan.used === 0 ? 0 : (plan.uses ?? Math.ceil(plan.used / 9));
  for (const amount of split(plan.used, parts, random)) {
    const tool = random.pick(tools);
    drafts.push({
      description: random.pick(TEXTS.usePhrases[tool.platformId] ?? TEXTS.usePhrases.general),
      platformId: tool.platformId,
      category: 'usage',
      isCredit: false,
      amount,
      createdAt: workingMoment(grantedAt, end, random),
    });
  }
  const left = plan.amount - plan.used;
  if (left > 0 && loss !== null) drafts.push({ ...own, ...loss, category: 'expiry', amount: left });
  return drafts;
}

/**
 * The transactions of the stacks, newest first: each grant, use and expiry. The newest
 * `balanceAfter` is the sum of the active stacks.
 */
export function buildTransactions(
  memberKey: string,
  plans: readonly StackPlan[],
  now: number,
): MockTransaction[] {
  const random = seededRandom(memberKey);
  const tools = paidTools();
  // Numbers are faster than a hash for each transaction of a long history.
  const idPrefix = objectId(`${memberKey} transactions`).slice(0, 16);
  let balance = 0;
  return plans
    .flatMap((plan) => draftsOf(plan, tools, now, random))
    .sort((first, second) => first.createdAt - second.createdAt)
    .map((draft, index) => {
      const balanceBefore = balance;
      balance += draft.isCredit ? draft.amount : -draft.amount;
      const id = idPrefix + index.toString(16).padStart(8, '0');
      return { id, ...draft, balanceBefore, balanceAfter: balance };
    })
    .reverse();
}
