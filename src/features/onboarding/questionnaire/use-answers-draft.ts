import { useEffect, useState } from 'react';
import {
  intersectDrafts,
  addToDraft,
  omitAnswers,
  removeFromDraft,
  storedAnswersDraft,
  subscribeToReplaced,
  unsavedAnswers,
  type Draft,
} from '@/resources/onboarding/questionnaire/answers-draft';
import type { AnswerField, Answers } from '@/resources/onboarding/questionnaire/fields';

/**
 * The unsaved answers: those typed in this tab, and stored ones that no other tab has saved or changed.
 * Answers from documents replace both (docs/decisions/unsaved-text.md).
 */
export function useAnswersDraft(member: string) {
  const [stored, setStored] = useState(() => storedAnswersDraft.read(member));
  const [typed, setTyped] = useState<Draft>({});

  useEffect(
    () =>
      storedAnswersDraft.subscribeToOtherTabs(member, () => {
        const next = storedAnswersDraft.read(member);
        setStored((answers) => intersectDrafts(answers, next));
      }),
    [member],
  );

  useEffect(
    () =>
      subscribeToReplaced(member, (fields) => {
        setStored((answers) => omitAnswers(answers, fields));
        setTyped((answers) => omitAnswers(answers, fields));
      }),
    [member],
  );

  const draft = { ...stored, ...typed };
  return {
    draft,
    type: (field: AnswerField, text: string) => {
      addToDraft(member, { [field]: text });
      setTyped((answers) => ({ ...answers, [field]: text }));
    },
    /** Removes saved answers; what was typed since is kept. */
    removeSaved: (saved: Answers) => {
      setStored((answers) => unsavedAnswers(answers, saved));
      setTyped((answers) => unsavedAnswers(answers, saved));
    },
    /** Removes the unsaved answers of this tab. */
    discard: () => {
      removeFromDraft(member, draft);
      setStored({});
      setTyped({});
    },
    /** Restores discarded answers, except for those that were typed since. */
    restore: (discarded: Draft) => {
      addToDraft(member, omitAnswers(discarded, Object.keys(storedAnswersDraft.read(member))));
      setTyped((since) => ({ ...discarded, ...since }));
    },
  };
}
