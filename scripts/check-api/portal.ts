/**
 * What the portal makes of a response: its own schemas decide whether a screen can use it, so that
 * the check and the portal cannot disagree.
 */
import { acceptBody, requireObject } from '@/http/accept-body';
import { MalformedResponseError, RejectedError } from '@/http/http-error';
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

/** A list of a response. */
export interface Entries {
  /** The number of entries in the response. */
  sent: number;
  /** How many of them a screen can show. */
  usable: number;
}

type Reader = (body: unknown) => Entries | null;

function requireFound(found: unknown): null {
  if (found === null) throw new MalformedResponseError('The response lacks what the screen shows.');
  return null;
}

function requireList(list: unknown): unknown[] {
  if (!isList(list)) throw new MalformedResponseError('The response has no list.');
  return list;
}

/** The field of a response that is an object; `undefined` for any other response. */
function fieldOf(body: unknown, name: string): unknown {
  return isRecord(body) ? body[name] : undefined;
}

const readMember: Reader = (body) => requireFound(readUser(body));

const READERS: Readonly<Record<string, Reader>> = {
  verifyToken: readMember,
  getUser: readMember,
  getUserData: (body) => requireFound(readStatus(body)),
  // Its response is not used.
  getUsageStatus: () => null,
  getTools(body) {
    const list = requireList(body);
    return { sent: list.length, usable: parseResponse(catalogueSchema, list).length };
  },
  getTool(body) {
    parseResponse(toolSchema, requireObject(body));
    return null;
  },
  searchTools(body) {
    const list = requireList(body);
    return { sent: list.length, usable: parseResponse(searchResultsSchema, list).length };
  },
  getBalance(body) {
    parseResponse(balanceSchema, body);
    return null;
  },
  checkAvailability: (body) =>
    requireFound(parseResponse(availabilitySchema, requireObject(body)).success || null),
  getStacks: (body) => requireFound(readStacks(acceptBody(body))),
  getPlatformCosts(body) {
    requireFound(readPlatformCosts(body));
    return null;
  },
  getHistory(body) {
    const list = requireList(fieldOf(body, 'transactions'));
    const { transactions } = parseResponse(historySchema, body);
    // Without amount and date a row is empty.
    const usable = transactions.filter(({ amount, at }) => amount !== null || at !== null).length;
    return { sent: list.length, usable };
  },
  getGroupedHistory(body) {
    const list = requireList(fieldOf(body, 'groupedTransactions'));
    const { groupedTransactions } = parseResponse(groupedHistorySchema, body);
    const usable = groupedTransactions.filter(
      (day) => day.individualTransactions.length + day.platforms.length > 0,
    ).length;
    return { sent: list.length, usable };
  },
  getPlans(body) {
    const list = requireList(fieldOf(body, 'data'));
    const plans = parseResponse(plansSchema, body);
    // A plan without a name or a price cannot be compared with the others.
    const usable = plans.filter(({ name, price }) => name !== '' && price !== null).length;
    return { sent: list.length, usable };
  },
  getCurrentSubscription(body) {
    parseResponse(currentSubscriptionSchema, body);
    return requireFound('data' in requireObject(body) ? true : null);
  },
  getCreditPurchaseStatus(body) {
    parseResponse(subscriptionStatusSchema, body);
    return null;
  },
  getActiveCreditConfig(body) {
    const { data } = requireObject(acceptBody(body));
    parseResponse(creditConfigSchema, requireObject(data));
    return null;
  },
  getOnboarding: (body) =>
    requireFound(readRecord(acceptBody(body)) ?? (hasNoRecordYet(body) || null)),
  getAssets: (body) => requireFound(readUserAssets(body)),
};

/**
 * Reads a response as the portal does; for other operations only `success` is read.
 * @param body JSON, or a text that is not JSON; '' for an empty body
 * @returns the list of the response, `null` without one
 * @throws Error for a response that the portal treats as a failure
 */
export function readAsPortal(operationId: string, body: unknown): Entries | null {
  const read = READERS[operationId];
  if (read) return read(body);
  acceptBody(body);
  return null;
}

/** Why the portal treats a response as a failure. */
export function describeRejection(body: unknown, error: unknown): string {
  const text = typeof body === 'string' ? body.trim() : null;
  if (text === '') return 'the response is empty';
  if (text?.startsWith('<')) {
    return 'the response is HTML, not JSON, such as a login page of a proxy';
  }
  if (text !== null) return 'the response is not JSON';
  const isRejected = error instanceof RejectedError || fieldOf(body, 'success') === false;
  if (isRejected) return 'success is false';
  const success = fieldOf(body, 'success');
  const isOdd = success !== undefined && success !== true && error instanceof Error;
  return isOdd ? 'success is not true' : 'the portal cannot use the response';
}
