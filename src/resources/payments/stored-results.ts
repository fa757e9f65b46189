/**
 * The results of verified checkouts, each with its member, so that a reload and a second tab do not
 * verify a checkout again. Without storage they do, which the server allows.
 */
import { isList, isRecord } from '@/lib/optional-fields';
import { browserStorage, parseJson } from '@/lib/storage';
import type { CheckoutKind } from './schema';

const STORAGE_KEY = 'verified-checkouts';
const MAX_STORED_RESULTS = 8;

interface Checkout {
  kind: CheckoutKind;
  sessionId: string;
  /** The `memberKey`; a result is read for its own member only. */
  member: string;
}

function readEntries(): Record<string, unknown>[] {
  const entries = parseJson(browserStorage.read(STORAGE_KEY));
  return isList(entries) ? entries.filter(isRecord) : [];
}

const isOf =
  ({ kind, sessionId, member }: Checkout) =>
  (entry: Record<string, unknown>) =>
    entry['kind'] === kind && entry['sessionId'] === sessionId && entry['member'] === member;

/** The stored result of a checkout, not validated; `undefined` without one. */
export function readStoredResult(checkout: Checkout): unknown {
  return readEntries().find(isOf(checkout))?.['result'];
}

/** Stores the result of a checkout; the newest eight are kept. */
export function storeResult(checkout: Checkout, result: unknown): void {
  const { kind, sessionId, member } = checkout;
  const isSame = isOf(checkout);
  const others = readEntries().filter((entry) => !isSame(entry));
  const entries = [{ kind, sessionId, member, result }, ...others].slice(0, MAX_STORED_RESULTS);
  browserStorage.write(STORAGE_KEY, JSON.stringify(entries));
}

/** Removes a member's stored results, so that a logout leaves no id or amount behind. */
export function removeStoredResults(member: string): void {
  const others = readEntries().filter((entry) => entry['member'] !== member);
  if (others.length === 0) browserStorage.remove(STORAGE_KEY);
  else browserStorage.write(STORAGE_KEY, JSON.stringify(others));
}
