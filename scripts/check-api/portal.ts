/**
 * What the portal makes of a response: its own schemas decide whether a screen can use it, so that
 * the check and the portal cannot disagree.
 */
import { acceptBody, requireObject } from '@/http/accept-body';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { isList, isRecord } from '@/lib/parse/guards';
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
import { catalogueSchema, searchResultsSchema, toolSchema } from '@/resources/tools/schema';

/** The number of entries in the list of a response, and how many of them a screen can show. */
export class Entries {
  constructor(
    readonly sent: number,
    readonly usable: number,
  ) {}
}

/** The field of a response that is an object; `undefined` for any other response. */
function fieldOf(body: unknown, name: string): unknown {
  return isRecord(body) ? body[name] : undefined;
}

/** @returns `null` if the response has no list */
function entriesOf(list: unknown, usable: readonly unknown[]): Entries | null {
  return isList(list) ? new Entries(list.length, usable.length) : null;
}

/** What a screen shows of a response; `null` or an error for an unusable one. */
type Reader = (body: unknown) => unknown;

/** The requests without a parameter that change no data, in the order of the screens. */
export const READS: Readonly<Record<string, Reader>> = {
  verifyToken: readUser,
  getUser: readUser,
  getUserData: readStatus,
  // Its response is not used.
  getUsageStatus: () => true,
  getTools: (body) => entriesOf(body, parseResponse(catalogueSchema, body)),
  searchTools: (body) => entriesOf(body, parseResponse(searchResultsSchema, body)),
  getBalance: (body) => parseResponse(balanceSchema, body),
  getStacks: (body) => readStacks(acceptBody(body)),
  getPlatformCosts: readPlatformCosts,
  getHistory(body) {
    const { transactions } = parseResponse(historySchema, body);
    // Without amount and date a row is empty.
    const usable = transactions.filter(({ amount, at }) => amount !== null || at !== null);
    return entriesOf(fieldOf(body, 'transactions'), usable);
  },
  getGroupedHistory(body) {
    const { groupedTransactions } = parseResponse(groupedHistorySchema, body);
    const usable = groupedTransactions.filter(
      (day) => day.individualTransactions.length + day.platforms.length > 0,
    );
    return entriesOf(fieldOf(body, 'groupedTransactions'), usable);
  },
  getPlans(body) {
    const plans = parseResponse(plansSchema, body);
    // A plan without a name or a price cannot be compared with the others.
    const usable = plans.filter(({ name, price }) => name !== '' && price !== null);
    return entriesOf(fieldOf(body, 'data'), usable);
  },
  getCurrentSubscription: (body) =>
    'data' in requireObject(body) ? parseResponse(currentSubscriptionSchema, body) : null,
  getCreditPurchaseStatus: (body) => parseResponse(subscriptionStatusSchema, body),
  getActiveCreditConfig: (body) =>
    parseResponse(creditConfigSchema, requireObject(fieldOf(acceptBody(body), 'data'))),
  getOnboarding: (body) => readRecord(acceptBody(body)) ?? (hasNoRecordYet(body) || null),
  getAssets: readUserAssets,
};

const OTHERS: Readonly<Record<string, Reader>> = {
  getTool: (body) => parseResponse(toolSchema, requireObject(body)),
  checkAvailability: (body) =>
    parseResponse(availabilitySchema, requireObject(body)).success || null,
};

/**
 * Reads a response as the portal does; for other operations only `success` is read.
 * @param body JSON, or a text that is not JSON; '' for an empty body
 * @returns what a screen shows; `Entries` for a list of which it can leave out entries
 * @throws Error for a response that the portal treats as a failure
 */
export function readAsPortal(operationId: string, body: unknown): unknown {
  const read = READS[operationId] ?? OTHERS[operationId] ?? acceptBody;
  const found = read(body);
  if (found === null) throw new MalformedResponseError('The response lacks what the screen shows.');
  return found;
}

/** Why the portal treats a response as a failure. */
export function describeRejection(body: unknown): string {
  if (typeof body === 'string') {
    if (body.trim() === '') return 'the response is empty';
    const isHtml = body.trim().startsWith('<');
    return `the response is ${isHtml ? 'HTML, such as a login page of a proxy' : 'not JSON'}`;
  }
  const success = fieldOf(body, 'success') ?? true;
  if (success === true) return 'the portal cannot use the response';
  return success === false ? 'success is false' : 'success is not true';
}
