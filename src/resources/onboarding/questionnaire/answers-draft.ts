import { tabDraft } from '@/lib/browser/member-storage';
import { createListeners } from '@/lib/listeners';
import { field } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { isAnswerField, isRequired, type AnswerField, type Answers } from './fields';

/** Answers that were typed and that the server doesn't have yet. */
export type Draft = Partial<Answers>;

/**
 * The member's draft in this tab; invalid entries are left out
 * (docs/product/onboarding.md#saving).
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

/** Listeners of the open questionnaire. */
const replacements = createListeners<[member: string, fields: readonly string[]]>();

/** The entries of a draft without some fields. */
export function omitAnswers(draft: Draft, fields: readonly string[]): Draft {
  return filterDraft(draft, (name) => !fields.includes(name));
}

/** Removes answers that others have replaced by the member's decision, whatever their text. */
export function removeReplaced(memberKey: string, fields: readonly string[]): void {
  storedAnswersDraft.write(memberKey, omitAnswers(storedAnswersDraft.read(memberKey), fields));
  replacements.notify(memberKey, fields);
}

/**
 * Notifies the listener of `removeReplaced` for the member in this tab.
 * @returns the cleanup function
 */
export function subscribeToReplaced(
  memberKey: string,
  listener: (fields: readonly string[]) => void,
): () => void {
  return replacements.subscribe((changed, fields) => {
    if (changed === memberKey) listener(fields);
  });
}

/** The entries of a draft that differ from the saved answers. */
export function unsavedAnswers(draft: Draft, saved: Draft): Draft {
  return filterDraft(draft, (name, text) => saved[name] !== text);
}

/** The entries of a draft without required answers that were cleared: those are never saved. */
export function savableAnswers(draft: Draft): Draft {
  return filterDraft(draft, (name, text) => text.trim() !== '' || !isRequired(name));
}

/** Removes saved or discarded answers; those that were changed since are kept. */
export function removeFromDraft(memberKey: string, answers: Draft): void {
  storedAnswersDraft.write(memberKey, unsavedAnswers(storedAnswersDraft.read(memberKey), answers));
}
