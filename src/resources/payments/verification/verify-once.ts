/**
 * Verifies a checkout session once: a reload and a second tab use the stored result. The newest few
 * results are stored, each with its member.
 */
import { browserStorage } from '@/lib/storage';
import { browserLocks, runWithLock, type Locks } from '@/lib/run-with-lock';

const STORAGE_KEY = 'verified-checkouts';
const MAX_STORED_RESULTS = 8;

/** What a checkout sells; a session ID is valid for one kind only. */
export type CheckoutKind = 'credits' | 'plan';

interface StoredResult {
  kind: string;
  sessionId: string;
  member: string;
  result: unknown;
}

export interface VerifyOnceDeps {
  /** Lets one tab verify while the others wait; `null` without the Web Locks API. */
  locks: Locks | null;
  /** Shared by the tabs; `null` if the browser blocks storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

function browserDeps(): VerifyOnceDeps {
  let storage: Storage | null = null;
  try {
    storage = window.localStorage;
  } catch {
    // Without storage a reload verifies again, which the server allows.
  }
  return { locks: browserLocks(), storage };
}

function isStoredResult(entry: unknown): entry is StoredResult {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'kind') === 'string' &&
    typeof Reflect.get(entry, 'sessionId') === 'string' &&
    typeof Reflect.get(entry, 'member') === 'string'
  );
}

function readStoredResults({ storage }: VerifyOnceDeps): StoredResult[] {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isStoredResult) : [];
  } catch {
    return [];
  }
}

/** Removes a member's stored results, so that a logout leaves no id or amount behind. */
export function removeStoredVerifications(member: string): void {
  const others = readStoredResults(browserDeps()).filter((entry) => entry.member !== member);
  if (others.length === 0) browserStorage.remove(STORAGE_KEY);
  else browserStorage.write(STORAGE_KEY, JSON.stringify(others));
}

export interface VerifyOnceOptions<Result, Outcome> {
  kind: CheckoutKind;
  sessionId: string;
  /** `memberKey`; a result is restored for its own member only. */
  member: string;
  /** Converts a stored result to an outcome; `null` when it is invalid. */
  restore: (stored: unknown) => Outcome | null;
  verify: () => Promise<Outcome>;
  /** The result to store; `undefined` for an outcome that is not final. */
  resultOf: (outcome: Outcome) => Result | undefined;
}

/** Resolves to the stored outcome of a session, or verifies it. Rejects as `verify` does. */
export async function verifyOnce<Result, Outcome>(
  { kind, sessionId, member, restore, verify, resultOf }: VerifyOnceOptions<Result, Outcome>,
  deps: VerifyOnceDeps = browserDeps(),
): Promise<Outcome> {
  const isSameCheckout = (entry: StoredResult) =>
    entry.kind === kind && entry.sessionId === sessionId && entry.member === member;

  const restoreOrVerify = async (): Promise<Outcome> => {
    const stored = readStoredResults(deps).find(isSameCheckout);
    const restored = stored ? restore(stored.result) : null;
    if (restored !== null) return restored;
    const outcome = await verify();
    const result = resultOf(outcome);
    if (result === undefined) return outcome;
    const others = readStoredResults(deps).filter((entry) => !isSameCheckout(entry));
    const entries = [{ kind, sessionId, member, result }, ...others].slice(0, MAX_STORED_RESULTS);
    try {
      deps.storage?.setItem(STORAGE_KEY, JSON.stringify(entries));
    } catch (error) {
      console.warn('The verified session could not be stored.', error);
    }
    return outcome;
  };

  return runWithLock({
    name: `checkout ${kind} ${sessionId}`,
    locks: deps.locks,
    work: restoreOrVerify,
  });
}
