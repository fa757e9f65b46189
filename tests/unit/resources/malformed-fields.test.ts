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

const parse = (schema: v.GenericSchema) => (body: unknown) => v.parse(schema, body);

const READINGS: Readonly<Record<string, Reading>> = {
  balance: {
    valid: responses.balance,
    read: (body: object) => v.parse(balanceSchema, { ...body, totalTokens: 1284 }),
    dependents: {
      activeStacks: ['activeStackCount'],
      rewards: ['rewards', 'hasActiveReward'],
    },
  },
  reward: { valid: responses.reward, read: parse(rewardSchema) },
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
    valid: { currentPage: 2, hasNext: true, hasPrev: true, totalTransactions: 161 },
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
    read: parse(creditConfigSchema),
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
    valid: { hasActiveSubscription: true, subscription: { planName: 'pro' } },
    read: (data: object) => v.parse(currentSubscriptionSchema, { data }),
    dependents: { subscription: ['planName'], 'subscription.planName': ['planName'] },
  },
  'subscription status': {
    valid: responses.subscriptionStatus,
    read: (data: object) => v.parse(subscriptionStatusSchema, { data }),
    dependents: { userPlanType: ['planType'] },
  },
  payment: { valid: { amount: 30, credits: 999 }, read: parse(paymentSchema) },
  'verified subscription': {
    valid: { planName: 'pro', credits: 1900, amountTotal: 7900, paymentStatus: 'paid' },
    read: parse(subscriptionResultSchema),
  },
  tool: {
    valid: { ...toolBody, isFree: true },
    read: parse(toolSchema),
    dependents: { _id: ['id'] },
  },
  'search result': {
    valid: { name: 'Value Ladder Agent', description: 'Lays services out.' },
    read: (body: object) => v.parse(searchResultsSchema, [{ ...body, _id: 't1' }])?.[0],
  },
  user: {
    valid: responses.user,
    read: (user: object) => readUser({ user }),
    dependents: { _id: ['id', '_id'] },
    unvalidated: ['_id', 'profilePic'],
  },
  'first-run status': {
    valid: { paymentDetailsCollected: true },
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
    valid: { id: 'f1', fileName: 'plan.pdf' },
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

/** In place of a value: the field is left out. */
const MISSING = Symbol('missing');

/** A copy with another value at a path. */
function changed(source: unknown, path: string, value: unknown): unknown {
  if (!isObject(source)) return source;
  const [key = '', ...rest] = path.split('.');
  const { [key]: inner, ...others } = source;
  if (rest.length > 0) return { ...source, [key]: changed(inner, rest.join('.'), value) };
  return value === MISSING ? others : { ...source, [key]: value };
}

/** Reads a body by a schema; `null` if it fails. */
function reader(schema: v.GenericSchema) {
  return (body: unknown) => {
    const result = v.safeParse(schema, body);
    return result.success ? result.output : null;
  };
}

// The last column is whether the reader checks `success`.
it.each<[what: string, read: (body: unknown) => unknown, valid: object, boolean]>([
  ['balance', reader(balanceSchema), { ...responses.balance, totalTokens: 1284 }, true],
  ['availability', reader(availabilitySchema), { canAfford: true }, false],
  ['credit stacks', readStacks, { tokenStacks: [responses.stack] }, false],
  ['platform costs', readPlatformCosts, { platforms: [responses.platformCost] }, true],
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

/** The value at a path of a result, such as `workflow.steps`. */
function valueAt(result: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), result);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : typeof value;
}

it.each(rows)(
  'a malformed field %s of a %s changes only what depends on it, to a value of its type or that of a missing field',
  (field, _, { valid, read, dependents, unvalidated = [] }) => {
    const paths = dependents?.[field] ?? [field];
    const readWith = (value: unknown) => read(changed(valid, field, value) as never);
    const others = (result: unknown) =>
      paths.reduce((rest, path) => changed(rest, path, 'depends on the field'), result);
    const [expected, missing] = [read(valid as never), readWith(MISSING)];
    expect(expected).toBeTypeOf('object');
    for (const value of [MISSING, ...MALFORMED_VALUES]) {
      const result = readWith(value);
      expect(others(result), String(value)).toEqual(others(expected));
      for (const path of paths.filter((each) => !unvalidated.includes(each))) {
        const actual = valueAt(result, path);
        if (actual === null || Object.is(actual, valueAt(missing, path))) continue;
        expect(kindOf(actual), `${path}, ${String(value)}`).toBe(kindOf(valueAt(expected, path)));
      }
    }
  },
);
