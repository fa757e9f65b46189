import { tabDraft } from '@/lib/browser/member-storage';
import { field } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { isAnswerField, isRequired, type AnswerField, type Answers } from './fields';

/** Answers that were typed and that the server doesn't have yet. */
export type Draft = Partial<Answers>;

function filterDraft(
  draft: Readonly<Record<string, unknown>>,
  isKept: (name: AnswerField, text: string) => boolean,
): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, text]) => isAnswerField(name) && typeof text === 'string' && isKept(name, text),
    ),
  );
}

/**
 * The member's draft in this tab; invalid entries are left out
 * (docs/decisions/session.md#unsaved-text).
 */
export const storedAnswersDraft = tabDraft(
  'onboarding-draft',
  field((value): Draft => filterDraft(isRecord(value) ? value : {}, () => true)),
);

/** Stores typed answers synchronously, so that a crash does not lose them. */
export function addToDraft(memberKey: string, typed: Draft): void {
  storedAnswersDraft.write(memberKey, { ...storedAnswersDraft.read(memberKey), ...typed });
}

/** Removes typed answers, such as those that were saved. */
export function removeFromDraft(
  memberKey: string,
  isRemoved: (name: AnswerField, text: string) => boolean,
): void {
  const draft = storedAnswersDraft.read(memberKey);
  storedAnswersDraft.write(
    memberKey,
    filterDraft(draft, (name, text) => !isRemoved(name, text)),
  );
}

/** The entries of a draft without required answers that were cleared: those are never saved. */
export function savableAnswers(draft: Draft): Draft {
  return filterDraft(draft, (name, text) => text.trim() !== '' || !isRequired(name));
}
