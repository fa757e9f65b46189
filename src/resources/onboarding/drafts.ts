import { isRecord } from '@/lib/optional-fields';
import { browserStorage } from '@/lib/storage';
import { isAnswerField, type Answers } from './fields';

/** Answers that were typed and that the server doesn't have yet. */
export type Draft = Partial<Answers>;

/** A draft belongs to one member, whoever else uses this browser. */
function keyOf(member: string): string {
  return `onboarding-draft:${member}`;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function write(member: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) browserStorage.remove(keyOf(member));
  else browserStorage.write(keyOf(member), JSON.stringify(draft));
}

/**
 * The member's draft, also of another tab, an earlier visit or a crash; what can't be read is left
 * out.
 * @param member tells members apart, also where the server sends no ids
 */
export function readDraft(member: string): Draft {
  const stored = parse(browserStorage.read(keyOf(member)));
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([key, text]) => isAnswerField(key) && typeof text === 'string'),
  );
}

/** Keeps what was typed, at once: the next moment may bring a crash. */
export function keepInDraft(member: string, typed: Draft): void {
  write(member, { ...readDraft(member), ...typed });
}

/** What of a draft another one holds with the same text. */
export function inBoth(draft: Draft, other: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([key, text]) => isAnswerField(key) && other[key] === text),
  );
}

/**
 * Notifies the listener of the member's draft when another tab has changed it.
 * @returns the cleanup function
 */
export function subscribeToDraft(member: string, listener: (draft: Draft) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(member)) listener(readDraft(member));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** What of a draft the server doesn't have. */
export function unsaved(draft: Draft, saved: Answers): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([key, text]) => isAnswerField(key) && saved[key] !== text),
  );
}

/** Drops all of it. */
export function dropDraft(member: string): void {
  write(member, {});
}

/** Drops what the server has by now; what was typed since stays. */
export function settleDraft(member: string, saved: Answers): void {
  write(member, unsaved(readDraft(member), saved));
}
