/**
 * The components of the API's document that are made from the portal's schemas, with what the schemas do
 * not contain: descriptions, and which fields a server always sends.
 */
import * as v from 'valibot';
import { listOf, recordWithId } from '@/lib/parse/field-schemas';
import { creditConfigSchema, presetFields } from '@/resources/credit-config/schema';
import { availabilitySchema } from '@/resources/credits/availability';
import { costSchema } from '@/resources/credits/platform-costs/schema';
import { rewardSchema } from '@/resources/credits/rewards/schema';
import { balanceFields } from '@/resources/credits/schema';
import { stackSchema, summaryFields } from '@/resources/credits/stacks/schema';
import {
  groupedDay,
  groupedPlatform,
  paginationSchema,
  transactionSchema,
} from '@/resources/credits/transactions/schema';
import {
  answersSchema,
  recordFields,
  statusSchema,
  uploadedFile,
} from '@/resources/onboarding/schema';
import { assessmentSchema } from '@/resources/outputs/assessment';
import { itemFields, textOutput } from '@/resources/outputs/read-outputs';
import { salesCallSchema } from '@/resources/outputs/sales-call';
import { workflowSchema } from '@/resources/outputs/workflow';
import { paymentSchema, subscriptionResultSchema } from '@/resources/checkout/schema';
import { userSchema } from '@/resources/session/schema';
import { planSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { searchResultSchema, toolSchema } from '@/resources/tools/schema';
import { component } from './json-schemas';

/** An item of a group of outputs, which also has the fields of every group. */
const outputItem = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(recordWithId, v.object({ ...itemFields.entries, ...entries }));

const dollars = v.nullish(v.number());

export const COMPONENTS = {
  User: component(userSchema, {
    description: 'Needs one of id, e-mail and username.',
    always: ['username', 'email', 'profilePic'],
    needs: ['_id'],
    fields: {
      id: 'Read if there is no `_id`.',
      profilePic: 'JSON text with a path, or an object with `path`, `url` or `key`.',
    },
  }),
  FirstRunStatus: component(statusSchema, {
    always: ['paymentDetailsCollected'],
    fields: { paymentDetailsCollected: 'Without it no trial form opens.' },
  }),
  Tool: component(toolSchema, {
    description: 'Needs `_id` or `id`.',
    always: ['name', 'description', 'image', 'url', 'hashtags', 'platformId', 'isFree'],
    needs: ['_id'],
    fields: {
      image: 'Path below the media base.',
      url: 'Empty, "Coming Soon...", "Coming soon" or not http(s) means coming soon.',
      hashtags: 'The first is the category.',
    },
  }),
  SearchResult: component(searchResultSchema, {
    description: 'Needs `_id` or `id`.',
    always: ['name', 'description'],
    needs: ['_id'],
  }),
  Availability: component(availabilitySchema, {
    always: ['success', 'canAfford'],
    needs: ['success'],
  }),
  Stack: component(stackSchema, {
    always: [
      'source',
      'tokenAmount',
      'remainingTokens',
      'usedTokens',
      'expiresAt',
      'isExpired',
      'status',
    ],
  }),
  StackSummary: component(summaryFields, {
    always: ['totalRemaining', 'totalUsed', 'activeStacks', 'totalStacks'],
  }),
  Reward: component(rewardSchema, {
    always: ['status', 'crmPlanTag', 'lastRewardAt', 'cycleCount', 'limit'],
    fields: { status: 'ACTIVE or COMPLETE.' },
  }),
  Balance: component(balanceFields, {
    always: ['totalTokens', 'availableTokens', 'reservedTokens', 'activeStacks', 'rewards'],
    needs: ['totalTokens'],
    parsedLater: { activeStacks: listOf(stackSchema), rewards: listOf(rewardSchema) },
  }),
  PlatformCost: component(costSchema, {
    always: ['platformId', 'name', 'tokenCost', 'isFreeTool', 'hasFeatureCosts'],
    fields: { unit: '"per message" by default.', tokenCost: 'Credits.' },
  }),
  Transaction: component(transactionSchema, {
    always: [
      'description',
      'platformId',
      'category',
      'isCredit',
      'formattedAmount',
      'formattedDate',
      'balanceBefore',
      'balanceAfter',
    ],
    fields: {
      amount: 'Credits; read before `formattedAmount`.',
      date: 'Read if there is no `createdAt`.',
      timestamp: 'Read if there is neither `createdAt` nor `date`.',
    },
  }),
  DayPlatform: component(groupedPlatform),
  Day: component(groupedDay, {
    always: [
      'date',
      'formattedDate',
      'totalTransactions',
      'totalAmount',
      'individualTransactions',
      'platforms',
    ],
  }),
  Pagination: component(paginationSchema, {
    always: ['currentPage', 'hasNext', 'totalTransactions'],
  }),
  Plan: component(planSchema, {
    always: ['name', 'description', 'price', 'credits', 'features', 'isPopular'],
    needs: ['name'],
    fields: { name: 'free, starter, pro or elite.', price: 'Dollars a month.' },
  }),
  PurchaseStatus: component(subscriptionStatusSchema.pipe[0].entries.data, {
    always: ['canPurchaseCredits', 'hasActiveSubscription', 'userPlanType'],
  }),
  Payment: component(paymentSchema, { fields: { amount: 'Dollars.' } }),
  SubscriptionResult: component(subscriptionResultSchema, { fields: { amountTotal: 'Cents.' } }),
  Preset: component(presetFields, { fields: { amount: 'Dollars.' } }),
  CreditConfig: component(creditConfigSchema, {
    fields: { name: 'Sent with a purchase.' },
    parsedLater: { presets: listOf(presetFields) },
  }),
  Answers: component(answersSchema, { description: 'The 19 answers; a missing one is empty.' }),
  UploadedFile: component(uploadedFile),
  StoredProfile: component(recordFields, {
    description: 'The documents and the profile.',
    fields: { profileData: 'Markdown.' },
    ignores: { email: 'string', createdAt: 'string' },
  }),
  TextOutput: component(outputItem({ gptResponse: textOutput.entries.gptResponse }), {
    needs: ['gptResponse'],
    fields: { gptResponse: 'Markdown; an output without it is not shown.' },
  }),
  BrandStory: component(outputItem(textOutput.entries), {
    needs: ['gptResponse'],
    fields: { BrandStory: 'The title.' },
  }),
  SalesCall: component(outputItem(salesCallSchema.entries)),
  Workflow: component(outputItem(workflowSchema.pipe[0].entries), {
    parsedLater: {
      costAnalysis: v.object({
        manualWorkflowCost: dollars,
        aiAssistedWorkflowCost: dollars,
        netSavingsPerTask: dollars,
        weeklySavings: dollars,
        monthlySavings: dollars,
        yearlySavings: dollars,
      }),
      diagram: v.object({ diagramUrl: v.nullish(v.string()) }),
    },
    fields: { costAnalysis: 'Dollars.', tools: 'A list of names, or of objects with a name.' },
  }),
  Assessment: component(outputItem(assessmentSchema.entries)),
};
