import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { blankRequiredFields, stepOf } from '@/resources/onboarding/field-kinds';
import { STEPS, type AnswerField, type Answers } from '@/resources/onboarding/fields';
import { onboardingRecordQuery, saveAnswersMutation } from '@/resources/onboarding/queries';
import { readAnswers } from '@/resources/onboarding/schema';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { useDraft } from './use-draft';
import { useSaveNews, type SaveNews } from './use-save-news';

const NO_ANSWERS: Answers = readAnswers(null);

interface Options {
  startAt: AnswerField | undefined;
  /** The last step has been saved. */
  onDone: () => void;
}

/** What the dialog shows and can do. */
export interface Questionnaire {
  /** 0 to 5. */
  step: number;
  isLast: boolean;
  answers: Answers;
  /** Required fields of this step that were found blank and not typed into since. */
  blank: readonly AnswerField[];
  /** `failed` leaves the fields open for typing; nothing is saved until the answers are loaded. */
  loading: 'pending' | 'failed' | 'retrying' | 'done';
  news: SaveNews;
  /** The last step is being saved. */
  isFinishing: boolean;
  type: (field: AnswerField, text: string) => void;
  /** Goes on and saves, or returns the first field that keeps the member on this step. */
  next: () => AnswerField | undefined;
  back: () => void;
  /** Loads the saved answers, or saves, again. */
  retry: () => void;
}

/** The questionnaire's steps, texts and saving (credits specification, sections 4 and 5). */
export function useQuestionnaire({ startAt, onDone }: Options): Questionnaire {
  const member = memberKey(useUser());
  const client = useQueryClient();
  const record = useQuery(onboardingRecordQuery);
  const saving = useMutation(saveAnswersMutation);
  const { draft, type, settle } = useDraft(member);
  const [step, setStep] = useState(startAt ? stepOf(startAt) : 0);
  const [blank, setBlank] = useState<readonly AnswerField[]>([]);
  const [isFinal, setIsFinal] = useState(false);
  const news = useSaveNews(saving.status, saving.submittedAt);

  const answers = { ...(record.data?.answers ?? NO_ANSWERS), ...draft };
  const isLast = step === STEPS.length - 1;

  function save(finish: boolean) {
    setIsFinal(finish);
    saving.mutate(
      { member, draft },
      {
        onSuccess: (saved) => {
          settle(saved);
          if (finish) onDone();
        },
      },
    );
  }

  function loading(): Questionnaire['loading'] {
    if (record.data) return 'done';
    // After a failure the fields stay, also while the answers are asked for again.
    if (!record.isFetched) return 'pending';
    return record.isFetching ? 'retrying' : 'failed';
  }

  function tell(): SaveNews {
    // Where the saved answers are missing, that is what the member is told, and told once.
    if (news === 'failed' && !record.data) return 'none';
    return news === 'saved' && Object.keys(draft).length > 0 ? 'none' : news;
  }

  return {
    step,
    isLast,
    answers,
    blank,
    loading: loading(),
    news: tell(),
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
      // A second press may come before the first one's render.
      if (client.isMutating({ mutationKey: saveAnswersMutation.mutationKey }) > 0) return;
      if (saving.isError) save(isFinal);
      else void record.refetch();
    },
  };
}
