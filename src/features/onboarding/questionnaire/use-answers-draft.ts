import { useEffect, useState } from 'react';
import {
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
 * The unsaved answers of this tab. Answers from documents replace them (docs/decisions/unsaved-text.md).
 */
export function useAnswersDraft(memberKey: string) {
  const [draft, setDraft] = useState(() => storedAnswersDraft.read(memberKey));

  useEffect(
    () =>
      subscribeToReplaced(memberKey, (fields) =>
        setDraft((answers) => omitAnswers(answers, fields)),
      ),
    [memberKey],
  );

  return {
    draft,
    type: (field: AnswerField, text: string) => {
      addToDraft(memberKey, { [field]: text });
      setDraft((answers) => ({ ...answers, [field]: text }));
    },
    /** Removes saved answers; what was typed since is kept. */
    removeSaved: (saved: Answers) => setDraft((answers) => unsavedAnswers(answers, saved)),
    discard: () => {
      removeFromDraft(memberKey, draft);
      setDraft({});
    },
    /** Restores discarded answers, except for those that were typed since. */
    restore: (discarded: Draft) => {
      const since = storedAnswersDraft.read(memberKey);
      addToDraft(memberKey, omitAnswers(discarded, Object.keys(since)));
      setDraft((answers) => ({ ...discarded, ...answers }));
    },
  };
}
