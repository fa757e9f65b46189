/**
 * What the portal makes of a response: its own schemas decide whether a screen can use it, so that
 * the check and the portal cannot disagree.
 */
import { MalformedResponseError } from '@/http/http-error';
import { acceptBody, parseResponse } from '@/http/parse-response';
import { isList } from '@/lib/parse/guards';
import { creditConfigSchema } from '@/resources/credit-config/schema';
import { availabilitySchema } from '@/resources/credits/availability';
import { readPlatformCosts } from '@/resources/credits/platform-costs/schema';
import { balanceSchema } from '@/resources/credits/schema';
import { readStacks } from '@/resources/credits/stacks/schema';
import { groupedHistorySchema, historySchema } from '@/resources/credits/transactions/schema';
import { hasNoRecordYet, readRecord, readStatus } from '@/resources/onboarding/schema';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { readUser } from '@/resources/session/schema';
import { currentSubscriptionSchema, plansSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import {
  catalogueSchema,
  requestedToolSchema,
  searchResultsSchema,
} from '@/resources/tools/schema';

/** What a screen shows of a response; `null` or an error for an unusable one. */
type Reader = (body: unknown) => unknown;

/** The requests without a parameter that change no data, in the order of the screens. */
export const READS: Readonly<Record<string, Reader>> = {
  verifyToken: readUser,
  getUser: readUser,
  getUserData: readStatus,
  // Its response is not used.
  getUsageStatus: () => true,
  getTools: (body) => parseResponse(catalogueSchema, body),
  searchTools: (body) => parseResponse(searchResultsSchema, body),
  getBalance: (body) => parseResponse(balanceSchema, body),
  getStacks: (body) => readStacks(acceptBody(body)),
  getPlatformCosts: readPlatformCosts,
  // Without amount and date a row is empty.
  getHistory: (body) =>
    parseResponse(historySchema, body).transactions.filter(
      ({ amount, at }) => amount !== null || at !== null,
    ),
  getGroupedHistory: (body) =>
    parseResponse(groupedHistorySchema, body).groupedTransactions.filter(
      (day) => day.individualTransactions.length + day.platforms.length > 0,
    ),
  // A plan without a name or a price cannot be compared with the others.
  getPlans: (body) =>
    parseResponse(plansSchema, body).filter(({ name, price }) => name !== '' && price !== null),
  getCurrentSubscription: (body) => parseResponse(currentSubscriptionSchema, body),
  getCreditPurchaseStatus: (body) => parseResponse(subscriptionStatusSchema, body),
  getActiveCreditConfig: (body) => parseResponse(creditConfigSchema, Object(acceptBody(body)).data),
  getOnboarding: (body) => readRecord(acceptBody(body)) ?? (hasNoRecordYet(body) || null),
  getAssets: readUserAssets,
};

const OTHERS: Readonly<Record<string, Reader>> = {
  getTool: (body) => parseResponse(requestedToolSchema, body),
  checkAvailability: (body) => parseResponse(availabilitySchema, body).success || null,
};

/** The fields with a list of which a screen leaves out unusable entries; '' for the whole body. */
const LISTS: Readonly<Record<string, string>> = {
  getTools: '',
  searchTools: '',
  getHistory: 'transactions',
  getGroupedHistory: 'groupedTransactions',
  getPlans: 'data',
};

/**
 * Reads a response as the portal does; for other operations only `success` is read.
 * @param body JSON, or a text that is not JSON; '' for an empty body
 * @returns the number of entries in its list, and of those that a screen can show; 0 without a list
 * @throws Error for a response that the portal treats as a failure
 */
export function readAsPortal(id: string, body: unknown): { sent: number; usable: number } {
  const read = READS[id] ?? OTHERS[id] ?? acceptBody;
  const shown = read(body);
  const field = LISTS[id];
  if (field === undefined && shown !== null) return { sent: 0, usable: 0 };
  const list: unknown = field ? Object(body)[field] : body;
  if (isList(list) && isList(shown)) return { sent: list.length, usable: shown.length };
  throw new MalformedResponseError('The response lacks what the screen shows.');
}

/** Why the portal treats a response as a failure. */
export function describeRejection(body: unknown): string {
  if (body === '') return 'the response is empty';
  if (typeof body === 'string') {
    const isHtml = body.trim().startsWith('<');
    return `the response is ${isHtml ? 'HTML, such as a login page of a proxy' : 'not JSON'}`;
  }
  const isRejected = Object(body).success === false;
  return isRejected ? 'success is false' : 'the portal cannot use the response';
}
