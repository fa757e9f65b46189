import { expect, it } from 'vitest';
import * as v from 'valibot';
import { creditConfigSchema } from '@/resources/credit-config/schema';
import { readPlatformCosts } from '@/resources/credits/platform-costs/schema';
import { readRewards } from '@/resources/credits/rewards/schema';
import { balanceSchema } from '@/resources/credits/schema';
import { readStacks } from '@/resources/credits/stacks/schema';
import { groupedHistorySchema, historySchema } from '@/resources/credits/transactions/schema';
import { readRecord, readStatus } from '@/resources/onboarding/schema';
import { paymentSchema } from '@/resources/payments/schema';
import { subscriptionResultSchema } from '@/resources/payments/plans/schema';
import { readUser } from '@/resources/session/schema';
import { currentSubscriptionSchema, plansSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { searchResultsSchema, toolSchema } from '@/resources/tools/schema';
import { readUserAssets } from '@/resources/user-assets/schema';
import { ODD_VALUES, oddName } from '../../helpers/malformed';
import * as wire from './whole-responses';

interface Reading {
  /** A response without damage. */
  good: object;
  read: (body: never) => unknown;
  /** What of the result a field decides, where that is not the field of the same name alone. */
  decides?: Readonly<Record<string, readonly string[]>>;
}

/** The one entry of a list, read by the schema of the list. */
const entryOf = (schema: v.GenericSchema<unknown, unknown[]>) => (body: object) =>
  v.parse(schema, [body])[0];

const READINGS: Readonly<Record<string, Reading>> = {
  balance: {
    good: wire.balance,
    read: (body: object) => v.parse(balanceSchema, { ...body, totalTokens: 1284 }),
    decides: {
      activeStacks: ['activeStackCount'],
      rewards: ['rewards', 'hasActiveReward'],
    },
  },
  reward: {
    good: wire.reward,
    read: (body: object) => readRewards({ rewards: [body] })[0],
  },
  stack: {
    good: wire.stack,
    read: (body: object) => readStacks([body])?.stacks[0],
  },
  'summary of the stacks': {
    good: wire.stackSummary,
    read: (summary: object) => readStacks({ summary, tokenStacks: [wire.stack] })?.summary,
  },
  'platform cost': {
    good: wire.platformCost,
    read: (body: object) => readPlatformCosts([body])?.[0],
  },
  transaction: {
    good: wire.transaction,
    read: (body: object) => v.parse(historySchema, { transactions: [body] }).transactions[0],
    decides: {
      transactionId: [],
      isCredit: ['isCredit', 'amount'],
      formattedAmount: ['formattedAmount', 'amount'],
      createdAt: ['at', 'day'],
    },
  },
  'page of transactions': {
    good: wire.pagination,
    read: (pagination: object) => v.parse(historySchema, { pagination }).pagination,
  },
  'grouped day': {
    good: wire.groupedDay,
    read: (body: object) =>
      v.parse(groupedHistorySchema, { groupedTransactions: [body] }).groupedTransactions[0],
  },
  'platform of a grouped day': {
    good: wire.groupedPlatform,
    read: (platform: object) =>
      v.parse(groupedHistorySchema, {
        groupedTransactions: [{ ...wire.groupedDay, platforms: [platform] }],
      }).groupedTransactions[0]?.platforms[0],
  },
  'credit configuration': {
    good: wire.creditConfig,
    read: (body: object) => v.parse(creditConfigSchema, body),
    decides: { _id: ['id'] },
  },
  'preset of a credit configuration': {
    good: wire.preset,
    read: (preset: object) =>
      v.parse(creditConfigSchema, { ...wire.creditConfig, presets: [{ ...preset, amount: 20 }] })
        .presets[0],
  },
  plan: {
    good: wire.plan,
    read: (body: object) => v.parse(plansSchema, { data: [body] })[0],
    decides: { _id: ['id'], stripe: ['stripeProductId'], 'stripe.productId': ['stripeProductId'] },
  },
  'current subscription': {
    good: wire.currentSubscription,
    read: (data: object) => v.parse(currentSubscriptionSchema, { data }),
    decides: { subscription: ['planName'], 'subscription.planName': ['planName'] },
  },
  'subscription status': {
    good: wire.subscriptionStatus,
    read: (data: object) => v.parse(subscriptionStatusSchema, { data }),
    decides: { userPlanType: ['planType'] },
  },
  payment: { good: wire.payment, read: (body: object) => v.parse(paymentSchema, body) },
  'verified subscription': {
    good: wire.subscriptionResult,
    read: (body: object) => v.parse(subscriptionResultSchema, body),
  },
  tool: {
    good: wire.tool,
    read: (body: object) => v.parse(toolSchema, body),
    decides: { _id: ['id'] },
  },
  'search result': {
    good: wire.searchResult,
    read: (body: object) => entryOf(searchResultsSchema)({ ...body, _id: 't1' }),
  },
  user: {
    good: wire.user,
    read: (user: object) => readUser({ user }),
    decides: { _id: ['id', '_id'] },
  },
  'first-run status': {
    good: wire.firstRun,
    read: (body: object) => readStatus({ data: { ...body, isOnboarded: true } }),
  },
  'onboarding record': {
    good: wire.onboarding,
    read: (body: object) => {
      const record = readRecord(body);
      return record && { ...record.answers, ...record };
    },
    decides: Object.fromEntries(
      Object.keys(wire.answers).map((field) => [field, [field, `answers.${field}`]]),
    ),
  },
  'uploaded file': {
    good: wire.uploadedFile,
    read: (file: object) =>
      readRecord({ ...wire.onboarding, uploadedFiles: [file] })?.uploadedFiles[0],
  },
  'sales output': {
    good: wire.salesOutput,
    read: (item: object) => readUserAssets({ salesai: [item] })?.[0],
    decides: {
      id: ['key'],
      companyName: ['title'],
      scriptContent: ['text'],
      callTranscript: ['text'],
      responses: ['text', 'excerptSource'],
      'responses.feedbackOnCall': ['text', 'excerptSource'],
      'responses.opportunityOnCall': ['text'],
    },
  },
  workflow: {
    good: wire.workflow,
    read: (item: object) => readUserAssets({ aiworkflow: [item] })?.[0],
    decides: {
      id: ['key'],
      workflowId: ['title'],
      steps: ['text', 'workflow.steps'],
      analysis: ['text', 'excerptSource', 'workflow.analysis'],
      recommendations: ['text', 'workflow.recommendations'],
      costAnalysis: ['text', 'workflow.taskCosts', 'workflow.savings'],
      ...Object.fromEntries(
        Object.keys(wire.workflow.costAnalysis).map((field) => [
          `costAnalysis.${field}`,
          ['text', /Cost|Task/.test(field) ? 'workflow.taskCosts' : 'workflow.savings'],
        ]),
      ),
      diagram: ['workflow.diagramUrl'],
      'diagram.diagramUrl': ['workflow.diagramUrl'],
      tools: ['text', 'workflow.tools'],
    },
  },
  assessment: {
    good: wire.assessment,
    read: (item: object) => readUserAssets({ assessment: [item] })?.[0],
    decides: {
      id: ['key'],
      category: ['title'],
      consultant: ['byline'],
      summary: ['text', 'excerptSource'],
    },
  },
  'brand story': {
    good: wire.brandStory,
    read: (item: object) =>
      readUserAssets({ brandstory: { Result: [{ ...item, gptResponse: 'Once.' }] } })?.[0],
    decides: { id: ['key'], BrandStory: ['title'], progress: [] },
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a response, and those of the objects in it: `slider`, `slider.min`. */
function fieldsOf(good: object, prefix = ''): string[] {
  return Object.entries(good).flatMap(([key, value]) => [
    prefix + key,
    ...(isObject(value) ? fieldsOf(value, `${prefix}${key}.`) : []),
  ]);
}

/** A copy with another value at a place, which need not be there. */
function changed(source: unknown, path: string, value: unknown): unknown {
  if (!isObject(source)) return source;
  const [key = '', ...rest] = path.split('.');
  return {
    ...source,
    [key]: rest.length > 0 ? changed(source[key], rest.join('.'), value) : value,
  };
}

/** A copy without a field, which may be one of an object in it. */
function without(source: object, path: string): object {
  const [key = '', ...rest] = path.split('.');
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]): [string, unknown][] => {
      if (name !== key) return [[name, value]];
      return rest.length > 0 ? [[name, without(value as object, rest.join('.'))]] : [];
    }),
  );
}

const rows = Object.entries(READINGS).flatMap(([what, reading]) =>
  fieldsOf(reading.good).map((field): [string, string, Reading] => [field, what, reading]),
);

it.each(rows)(
  'damage to the field %s of a %s leaves its neighbours as they are',
  (field, _, { good, read, decides }) => {
    const neighbours = (body: unknown) =>
      (decides?.[field] ?? [field]).reduce<unknown>(
        (result, place) => changed(result, place, 'decided by the field'),
        read(body as never),
      );
    const whole = neighbours(good);
    expect(whole).toBeTypeOf('object');
    expect(neighbours(without(good, field)), 'without it').toEqual(whole);
    for (const value of ODD_VALUES) {
      expect(neighbours(changed(good, field, value)), `with ${oddName(value)}`).toEqual(whole);
    }
  },
);
