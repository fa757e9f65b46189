import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { blankRequiredFields, stepOf } from '@/resources/onboarding/field-kinds';
import { STEPS, type AnswerField, type Answers } from '@/resources/onboarding/fields';
import { onboardingRecordQuery, saveAnswersMutation } from '@/resources/onboarding/queries';
import { readAnswers } from '@/resources/onboarding/schema';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { useDraft } from './use-draft';
import { useSaveStatus, type SaveStatus } from './use-save-status';

const NO_ANSWERS: Answers = readAnswers(null);

interface Options {
  startAt: AnswerField | undefined;
  /** Called after the last step was saved. */
  onDone: () => void;
}

/** The state and actions of the questionnaire dialog. */
export interface Questionnaire {
  /** 0 to 5. */
  step: number;
  isLast: boolean;
  answers: Answers;
  /** Required fields of this step that failed validation and were not edited since. */
  blank: readonly AnswerField[];
  /** `failed` still allows typing; nothing is saved until the answers are loaded. */
  loading: 'pending' | 'failed' | 'retrying' | 'done';
  saveStatus: SaveStatus;
  /** The last step is being saved. */
  isFinishing: boolean;
  type: (field: AnswerField, text: string) => void;
  /** Goes to the next step and saves, or returns the first blank required field. */
  next: () => AnswerField | undefined;
  back: () => void;
  /** Retries the failed load or save. */
  retry: () => void;
}

/** The questionnaire's steps, answers and saving (docs/product/onboarding.md#questionnaire). */
export function useQuestionnaire({ startAt, onDone }: Options): Questionnaire {
  const member = memberKey(useUser());
  const client = useQueryClient();
  const record = useQuery(onboardingRecordQuery);
  const saving = useMutation(saveAnswersMutation);
  const { draft, type, removeSaved } = useDraft(member);
  const [step, setStep] = useState(startAt ? stepOf(startAt) : 0);
  const [blank, setBlank] = useState<readonly AnswerField[]>([]);
  const [isFinal, setIsFinal] = useState(false);
  const saveStatus = useSaveStatus(saving.status, saving.submittedAt);

  const answers = { ...(record.data?.answers ?? NO_ANSWERS), ...draft };
  const isLast = step === STEPS.length - 1;

  function save(finish: boolean) {
    setIsFinal(finish);
    saving.mutate(
      { member, draft },
      {
        onSuccess: (saved) => {
          removeSaved(saved);
          if (finish) onDone();
        },
      },
    );
  }

  function loading(): Questionnaire['loading'] {
    if (record.data) return 'done';
    // After a failed load the fields stay, also during a refetch.
    if (!record.isFetched) return 'pending';
    return record.isFetching ? 'retrying' : 'failed';
  }

  function visibleSaveStatus(): SaveStatus {
    // A failed load has its own alert, so the failed save is not shown beside it.
    if (saveStatus === 'failed' && !record.data) return 'none';
    return saveStatus === 'saved' && Object.keys(draft).length > 0 ? 'none' : saveStatus;
  }

  return {
    step,
    isLast,
    answers,
    blank,
    loading: loading(),
    saveStatus: visibleSaveStatus(),
    isFinishing: isFinal && saving.isPending,
    type(field, text) {
      type(field, text);
      setBlank(blank.filter((candidate) => candidate !== field));
    },
    next() {
      const missing = blankRequiredFields(step, answers);
      setBlank(missing);
      if (missing.length === 0) {
        if (!isLast) setStep(step + 1);
        save(isLast);
      }
      return missing[0];
    },
    back() {
      setBlank([]);
      setStep(step - 1);
    },
    retry() {
      // Reads the mutation cache, because a second press may come before the re-render of the
      // first.
      if (client.isMutating({ mutationKey: saveAnswersMutation.mutationKey }) > 0) return;
      if (saving.isError) save(isFinal);
      else void record.refetch();
    },
  };
}
