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
export function useAnswersDraft(memberKey: string) {
  const [stored, setStored] = useState(() => storedAnswersDraft.read(memberKey));
  const [typed, setTyped] = useState<Draft>({});

  useEffect(
    () =>
      storedAnswersDraft.subscribeToOtherTabs(memberKey, () => {
        const next = storedAnswersDraft.read(memberKey);
        setStored((answers) => intersectDrafts(answers, next));
      }),
    [memberKey],
  );

  useEffect(
    () =>
      subscribeToReplaced(memberKey, (fields) => {
        setStored((answers) => omitAnswers(answers, fields));
        setTyped((answers) => omitAnswers(answers, fields));
      }),
    [memberKey],
  );

  const draft = { ...stored, ...typed };
  return {
    draft,
    type: (field: AnswerField, text: string) => {
      addToDraft(memberKey, { [field]: text });
      setTyped((answers) => ({ ...answers, [field]: text }));
    },
    /** Removes saved answers; what was typed since is kept. */
    removeSaved: (saved: Answers) => {
      setStored((answers) => unsavedAnswers(answers, saved));
      setTyped((answers) => unsavedAnswers(answers, saved));
    },
    /** Removes the unsaved answers of this tab. */
    discard: () => {
      removeFromDraft(memberKey, draft);
      setStored({});
      setTyped({});
    },
    /** Restores discarded answers, except for those that were typed since. */
    restore: (discarded: Draft) => {
      addToDraft(
        memberKey,
        omitAnswers(discarded, Object.keys(storedAnswersDraft.read(memberKey))),
      );
      setTyped((since) => ({ ...discarded, ...since }));
    },
  };
}
