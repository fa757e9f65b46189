import { tabDraft } from '@/lib/browser/member-storage';
import { field } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { isAnswerField, isRequired, type AnswerField, type Answers } from './fields';

/** Answers that were typed and that the server doesn't have yet. */
export type Draft = Partial<Answers>;

/**
 * The member's draft in this tab; invalid entries are left out
 * (docs/decisions/session.md#unsaved-text).
 */
export const storedAnswersDraft = tabDraft(
  'onboarding-draft',
  field((value): Draft => {
    const entries = Object.entries(isRecord(value) ? value : {});
    return Object.fromEntries(
      entries.filter(([key, text]) => isAnswerField(key) && typeof text === 'string'),
    );
  }),
);

/** Stores typed answers synchronously, so that a crash does not lose them. */
export function addToDraft(memberKey: string, typed: Draft): void {
  storedAnswersDraft.write(memberKey, { ...storedAnswersDraft.read(memberKey), ...typed });
}

function filterDraft(draft: Draft, isKept: (name: AnswerField, text: string) => boolean): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([key, text]) => isAnswerField(key) && isKept(key, text)),
  );
}

/** Removes answers that others replace, whatever their text. */
export function removeReplaced(memberKey: string, fields: readonly string[]): void {
  const draft = storedAnswersDraft.read(memberKey);
  storedAnswersDraft.write(
    memberKey,
    filterDraft(draft, (name) => !fields.includes(name)),
  );
}

/** Removes saved answers; those that were changed since are kept. */
export function removeSaved(memberKey: string, saved: Answers): void {
  const draft = storedAnswersDraft.read(memberKey);
  storedAnswersDraft.write(
    memberKey,
    filterDraft(draft, (name, text) => saved[name] !== text),
  );
}

/** The entries of a draft without required answers that were cleared: those are never saved. */
export function savableAnswers(draft: Draft): Draft {
  return filterDraft(draft, (name, text) => text.trim() !== '' || !isRequired(name));
}
