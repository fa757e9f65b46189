/**
 * A checkout session is verified once: on reload and in a second tab the stored result is shown.
 * Results are kept with the member that they belong to, the newest few of them.
 */
import { browserStorage } from '@/lib/storage';
import { browserLocks, runWithLock, type Locks } from '@/lib/run-with-lock';

const STORE = 'verified-checkouts';
const KEPT = 8;

/** What a checkout was for: one session ID verifies as one of them only. */
export type CheckoutKind = 'credits' | 'plan';

interface Kept {
  kind: string;
  sessionId: string;
  member: string;
  result: unknown;
}

export interface VerifyOnceDeps {
  /** Lets one tab verify while the others wait; `null` where the browser has none. */
  locks: Locks | null;
  /** Shared by the tabs; `null` where the browser refuses storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

function browserDeps(): VerifyOnceDeps {
  let storage: Storage | null = null;
  try {
    storage = window.localStorage;
  } catch {
    // Storage is switched off: a reload verifies again, which the server allows.
  }
  return { locks: browserLocks(), storage };
}

function isKept(entry: unknown): entry is Kept {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'kind') === 'string' &&
    typeof Reflect.get(entry, 'sessionId') === 'string' &&
    typeof Reflect.get(entry, 'member') === 'string'
  );
}

function readKept({ storage }: VerifyOnceDeps): Kept[] {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(STORE) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Forgets a member's results: a logout leaves neither their id nor their amounts behind. */
export function forgetVerified(member: string): void {
  const others = readKept(browserDeps()).filter((kept) => kept.member !== member);
  if (others.length === 0) browserStorage.remove(STORE);
  else browserStorage.write(STORE, JSON.stringify(others));
}

export interface VerifyOnceOptions<Result, Answer> {
  kind: CheckoutKind;
  sessionId: string;
  /** Tells members apart; a result is shown to its own member only. */
  member: string;
  /** Makes an answer of a stored result, or `null` of one that can't be used. */
  restore: (stored: unknown) => Answer | null;
  verify: () => Promise<Answer>;
  /** What of an answer is stored; `undefined` for one that is not final. */
  resultOf: (answer: Answer) => Result | undefined;
}

/** The stored answer for a session, or a new one. Rejects as `verify` does. */
export async function verifyOnce<Result, Answer>(
  { kind, sessionId, member, restore, verify, resultOf }: VerifyOnceOptions<Result, Answer>,
  deps: VerifyOnceDeps = browserDeps(),
): Promise<Answer> {
  const isOwn = (kept: Kept) =>
    kept.kind === kind && kept.sessionId === sessionId && kept.member === member;

  const inTurn = async (): Promise<Answer> => {
    const stored = readKept(deps).find(isOwn);
    const known = stored ? restore(stored.result) : null;
    if (known !== null) return known;
    const answer = await verify();
    const result = resultOf(answer);
    if (result === undefined) return answer;
    const others = readKept(deps).filter((kept) => !isOwn(kept));
    const kept = [{ kind, sessionId, member, result }, ...others].slice(0, KEPT);
    try {
      deps.storage?.setItem(STORE, JSON.stringify(kept));
    } catch (error) {
      console.warn('The verified session could not be noted.', error);
    }
    return answer;
  };

  return runWithLock({ name: `checkout ${kind} ${sessionId}`, locks: deps.locks, work: inTurn });
}
