import { useEffect, useState } from 'react';
import {
  intersectDrafts,
  addToDraft,
  readDraft,
  subscribeToDraft,
  unsavedAnswers,
  type Draft,
} from '@/resources/onboarding/drafts';
import type { AnswerField, Answers } from '@/resources/onboarding/fields';

/**
 * The answers that the server doesn't have: those typed in this tab, and those kept from before,
 * each until another tab saves it or types on (docs/decisions/unsaved-text.md).
 */
export function useDraft(member: string) {
  const [kept, setKept] = useState(() => readDraft(member));
  const [typed, setTyped] = useState<Draft>({});

  useEffect(
    () =>
      subscribeToDraft(member, (stored) => setKept((answers) => intersectDrafts(answers, stored))),
    [member],
  );

  return {
    draft: { ...kept, ...typed },
    type: (field: AnswerField, text: string) => {
      addToDraft(member, { [field]: text });
      setTyped((answers) => ({ ...answers, [field]: text }));
    },
    /** Drops what the server has by now; what was typed since stays. */
    settle: (saved: Answers) => {
      setKept((answers) => unsavedAnswers(answers, saved));
      setTyped((answers) => unsavedAnswers(answers, saved));
    },
  };
}
