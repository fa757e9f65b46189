import { expect, it } from 'vitest';
import * as v from 'valibot';
import { paymentSchema, subscriptionResultSchema } from '@/resources/checkout/schema';
import { creditConfigSchema } from '@/resources/credit-config/schema';
import { readPlatformCosts } from '@/resources/credits/platform-costs/schema';
import { availabilitySchema } from '@/resources/credits/availability';
import { rewardSchema } from '@/resources/credits/rewards/schema';
import { balanceSchema } from '@/resources/credits/schema';
import { readStacks } from '@/resources/credits/stacks/schema';
import { groupedHistorySchema, historySchema } from '@/resources/credits/transactions/schema';
import { readRecord, readStatus } from '@/resources/onboarding/schema';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { readUser } from '@/resources/session/schema';
import { currentSubscriptionSchema, plansSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { catalogueSchema, searchResultsSchema, toolSchema } from '@/resources/tools/schema';
import { MALFORMED_VALUES, NOT_AN_OBJECT, toolBody } from '../../helpers/values';
import * as responses from './complete-responses';

interface Reading {
  /** A valid response. */
  valid: object;
  read: (body: never) => unknown;
  /**
   * The paths in the result that depend on a field of the response, where that is not only the one
   * of the same name.
   */
  dependents?: Readonly<Record<string, readonly string[]>>;
  /** The fields of the result that are not validated. */
  unvalidated?: readonly string[];
  /** The fields of the result that no field of the response sets. */
  unset?: readonly string[];
}

const READINGS: Readonly<Record<string, Reading>> = {
  balance: {
    valid: responses.balance,
    read: (body: object) => v.parse(balanceSchema, { ...body, totalTokens: 1284 }),
    dependents: {
      activeStacks: ['activeStackCount'],
      rewards: ['rewards', 'hasActiveReward'],
    },
  },
  reward: {
    valid: responses.reward,
    read: (body: object) => v.parse(rewardSchema, body),
  },
  stack: {
    valid: responses.stack,
    read: (body: object) => readStacks([body])?.stacks[0],
  },
  'summary of the stacks': {
    valid: responses.stackSummary,
    read: (summary: object) => readStacks({ summary, tokenStacks: [responses.stack] })?.summary,
  },
  'platform cost': {
    valid: responses.platformCost,
    read: (body: object) => readPlatformCosts([body])?.[0],
  },
  transaction: {
    valid: responses.transaction,
    read: (body: object) => v.parse(historySchema, { transactions: [body] }).transactions[0],
    dependents: {
      transactionId: [],
      isCredit: ['isCredit', 'amount'],
      formattedAmount: ['formattedAmount', 'amount'],
      createdAt: ['at', 'day', 'formattedDate'],
    },
  },
  'page of transactions': {
    valid: responses.pagination,
    read: (pagination: object) => v.parse(historySchema, { pagination }).pagination,
  },
  'grouped day': {
    valid: responses.groupedDay,
    read: (body: object) =>
      v.parse(groupedHistorySchema, { groupedTransactions: [body] }).groupedTransactions[0],
  },
  'platform of a grouped day': {
    valid: responses.groupedPlatform,
    read: (platform: object) =>
      v.parse(groupedHistorySchema, {
        groupedTransactions: [{ ...responses.groupedDay, platforms: [platform] }],
      }).groupedTransactions[0]?.platforms[0],
  },
  'credit configuration': {
    valid: responses.creditConfig,
    read: (body: object) => v.parse(creditConfigSchema, body),
    dependents: { _id: ['id'] },
  },
  'preset of a credit configuration': {
    valid: responses.preset,
    read: (preset: object) =>
      v.parse(creditConfigSchema, {
        ...responses.creditConfig,
        presets: [{ ...preset, amount: 20 }],
      }).presets[0],
  },
  plan: {
    valid: responses.plan,
    read: (body: object) => v.parse(plansSchema, { data: [body] })[0],
    dependents: { _id: ['id'] },
  },
  'current subscription': {
    valid: responses.currentSubscription,
    read: (data: object) => v.parse(currentSubscriptionSchema, { data }),
    dependents: { subscription: ['planName'], 'subscription.planName': ['planName'] },
  },
  'subscription status': {
    valid: responses.subscriptionStatus,
    read: (data: object) => v.parse(subscriptionStatusSchema, { data }),
    dependents: { userPlanType: ['planType'] },
  },
  payment: { valid: responses.payment, read: (body: object) => v.parse(paymentSchema, body) },
  'verified subscription': {
    valid: responses.subscriptionResult,
    read: (body: object) => v.parse(subscriptionResultSchema, body),
  },
  tool: {
    valid: { ...toolBody, isFree: true },
    read: (body: object) => v.parse(toolSchema, body),
    dependents: { _id: ['id'] },
  },
  'search result': {
    valid: responses.searchResult,
    read: (body: object) => v.parse(searchResultsSchema, [{ ...body, _id: 't1' }])?.[0],
  },
  user: {
    valid: responses.user,
    read: (user: object) => readUser({ user }),
    dependents: { _id: ['id', '_id'] },
    unvalidated: ['_id', 'profilePic'],
  },
  'first-run status': {
    valid: responses.firstRun,
    read: (body: object) => readStatus({ data: { ...body, isOnboarded: true } }),
  },
  'onboarding record': {
    valid: responses.onboarding,
    read: (body: object) => {
      const record = readRecord(body);
      return record && { ...record.answers, ...record };
    },
    dependents: Object.fromEntries(
      Object.keys(responses.answers).map((field) => [field, [field, `answers.${field}`]]),
    ),
  },
  'uploaded file': {
    valid: responses.uploadedFile,
    read: (file: object) =>
      readRecord({ ...responses.onboarding, uploadedFiles: [file] })?.uploadedFiles[0],
  },
  'sales output': {
    valid: responses.salesOutput,
    unset: ['byline', 'workflow'],
    read: (item: object) => readUserAssets({ salesai: [item] })?.[0],
    dependents: {
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
    valid: responses.workflow,
    unset: ['byline'],
    read: (item: object) => readUserAssets({ aiworkflow: [item] })?.[0],
    dependents: {
      id: ['key'],
      workflowId: ['title', 'workflow.workflowId'],
      steps: ['text', 'workflow.steps'],
      analysis: ['text', 'excerptSource', 'workflow.analysis'],
      recommendations: ['text', 'workflow.recommendations'],
      costAnalysis: ['text', 'workflow.costs'],
      ...Object.fromEntries(
        Object.keys(responses.workflow.costAnalysis).map((field) => [
          `costAnalysis.${field}`,
          ['text', 'workflow.costs'],
        ]),
      ),
      diagram: ['workflow.diagramUrl'],
      'diagram.diagramUrl': ['workflow.diagramUrl'],
      tools: ['text', 'workflow.tools'],
    },
  },
  assessment: {
    valid: responses.assessment,
    unset: ['workflow'],
    read: (item: object) => readUserAssets({ assessment: [item] })?.[0],
    dependents: {
      id: ['key'],
      category: ['title'],
      consultant: ['byline'],
      summary: ['text', 'excerptSource'],
    },
  },
  'brand story': {
    valid: responses.brandStory,
    unset: ['byline', 'workflow'],
    read: (item: object) =>
      readUserAssets({ brandstory: { Result: [{ ...item, gptResponse: 'Once.' }] } })?.[0],
    dependents: { id: ['key'], BrandStory: ['title'] },
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a response, and those of the objects in it: `slider`, `slider.min`. */
function fieldsOf(valid: object, prefix = ''): string[] {
  return Object.entries(valid).flatMap(([key, value]) => [
    prefix + key,
    ...(isObject(value) ? fieldsOf(value, `${prefix}${key}.`) : []),
  ]);
}

/** A copy with another value at a path, which may be missing. */
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

/** Reads a body by a schema; `null` if it fails. */
function reader(schema: v.GenericSchema) {
  return (body: unknown) => {
    const result = v.safeParse(schema, body);
    return result.success ? result.output : null;
  };
}

// The last column is whether the reader checks `success`; the others are called after a check.
it.each<[what: string, read: (body: unknown) => unknown, valid: object, boolean]>([
  ['balance', reader(balanceSchema), { ...responses.balance, totalTokens: 1284 }, true],
  ['availability', reader(availabilitySchema), { canAfford: true }, false],
  ['credit stacks', readStacks, { tokenStacks: [responses.stack] }, false],
  ['platform costs', readPlatformCosts, { platforms: [responses.platformCost] }, false],
  ['history', reader(historySchema), { transactions: [responses.transaction] }, true],
  ['grouped history', reader(groupedHistorySchema), { groupedTransactions: [] }, true],
  ['credit configuration', reader(creditConfigSchema), responses.creditConfig, false],
  ['plans', reader(plansSchema), { data: [responses.plan] }, true],
  ['current subscription', reader(currentSubscriptionSchema), { data: null }, true],
  [
    'subscription status',
    reader(subscriptionStatusSchema),
    { data: responses.subscriptionStatus },
    true,
  ],
  ['saved outputs', readUserAssets, {}, true],
  ['user', readUser, responses.user, false],
  ['first-run status', readStatus, { data: { isOnboarded: true } }, true],
  ['onboarding record', readRecord, responses.onboarding, false],
  ['tool', reader(toolSchema), toolBody, false],
  ['catalogue', reader(catalogueSchema), [], false],
  ['search results', reader(searchResultsSchema), [], false],
])('a body that is no object, or has success false, is rejected: %s', (_, read, valid, checks) => {
  expect(read(valid)).not.toBeNull();
  for (const body of NOT_AN_OBJECT) expect(read(body), String(body)).toBeNull();
  if (checks) expect(read({ ...valid, success: false })).toBeNull();
});

const rows = Object.entries(READINGS).flatMap(([what, reading]) =>
  fieldsOf(reading.valid).map((field): [string, string, Reading] => [field, what, reading]),
);

it.each(Object.entries(READINGS))(
  'the complete response of a %s sets each field of the result',
  (_, { valid, read, unset = [] }) => {
    const result = Object.entries(read(valid as never) as object);
    const blank = result.filter(([, value]) => value === null || value === '');
    expect(blank.map(([field]) => field)).toEqual(unset);
  },
);

it.each(rows)(
  'a malformed field %s of a %s does not change the other fields of the result',
  (field, _, { valid, read, dependents }) => {
    const otherFields = (body: unknown) =>
      (dependents?.[field] ?? [field]).reduce<unknown>(
        (result, path) => changed(result, path, 'depends on the field'),
        read(body as never),
      );
    const expected = otherFields(valid);
    expect(expected).toBeTypeOf('object');
    expect(otherFields(without(valid, field)), 'without it').toEqual(expected);
    for (const value of MALFORMED_VALUES) {
      expect(otherFields(changed(valid, field, value)), `with ${String(value)}`).toEqual(expected);
    }
  },
);

/** The value at a path of a result, such as `workflow.steps`. */
function valueAt(result: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), result);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value;
}

it.each(rows)(
  'a malformed field %s of a %s has the type of a valid one in the result, or counts as missing',
  (field, _, { valid, read, dependents, unvalidated = [] }) => {
    const missing = read(without(valid, field) as never);
    for (const path of dependents?.[field] ?? [field]) {
      if (unvalidated.includes(path)) continue;
      const expected = kindOf(valueAt(read(valid as never), path));
      for (const value of MALFORMED_VALUES) {
        const actual = valueAt(read(changed(valid, field, value) as never), path);
        if (actual === null || Object.is(actual, valueAt(missing, path))) continue;
        expect(kindOf(actual), `${path} with ${String(value)}`).toBe(expected);
      }
    }
  },
);
