import { useEffect, useState } from 'react';
import { useMutation, useQuery, type MutationStatus } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { QUESTIONNAIRE_PARAMETERS } from '@/components/onboarding/questionnaire-url';
import { useAction } from '@/components/use-action';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { useUnloadQuestion } from '@/lib/react/use-unload-question';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { onboardingRecordQuery, saveAnswersMutation } from '@/resources/onboarding/queries';
import { unsavedAnswers } from '@/resources/onboarding/questionnaire/answers-draft';
import { STEPS, type AnswerField, type Answers } from '@/resources/onboarding/questionnaire/fields';
import { blankRequiredFields, listSteps, stepOf } from '@/resources/onboarding/questionnaire/steps';
import { readAnswers } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { sessionSignal } from '@/resources/session/session';
import { showDiscarded, showNotSaved } from './answer-toasts';
import { useAnswersDraft } from './use-answers-draft';

const NO_ANSWERS: Answers = readAnswers(null);

interface Options {
  /** Called with the answers after the last step was saved. */
  onDone: (answers: Answers) => void;
}

/** The questionnaire's steps, answers and saving (docs/product/onboarding.md#questionnaire). */
export function useQuestionnaire({ onDone }: Options) {
  const memberKey = useMemberKey();
  const record = useQuery(onboardingRecordQuery);
  const saving = useMutation(saveAnswersMutation);
  const isMounted = useIsMounted();
  const { draft, type, removeSaved, discard, restore } = useAnswersDraft(memberKey);
  const { step, field: startAt, setStep } = useStep();
  /** Required fields of this step that failed validation and were not edited since. */
  const [blankFields, setBlankFields] = useState<readonly AnswerField[]>([]);
  const [isFinal, setIsFinal] = useState(false);
  const saveStatus = useSaveStatus(saving.status, saving.submittedAt);

  const savedAnswers = record.data?.answers ?? NO_ANSWERS;
  const answers = { ...savedAnswers, ...draft };
  const unsaved = record.data ? unsavedAnswers(draft, savedAnswers) : draft;
  const isLast = step === STEPS.length - 1;
  useUnloadQuestion(Object.keys(unsaved).length > 0);

  async function save(finish: boolean): Promise<void> {
    setIsFinal(finish);
    const session = sessionSignal();
    try {
      await saving.mutateAsync(
        { memberKey, draft },
        {
          onSuccess: (saved) => {
            removeSaved(saved);
            if (finish) onDone(saved);
          },
        },
      );
    } catch {
      // While the dialog is open, `saveStatus` shows the error of the mutation.
      if (!isMounted.current && !session.aborted) showNotSaved();
    }
  }

  // Not for Continue, which also saves while another save is in flight. `save` handles its errors.
  const { run: retrySave } = useAction(save, { onError: () => undefined });

  function loading(): 'pending' | 'failed' | 'retrying' | 'done' {
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

  /**
   * Opens another step, 0 to 5, or finishes after the last one. A later step saves, unless a
   * required field of this one is blank.
   * @returns the first blank required field, which blocks a later step
   */
  function goTo(target: number): AnswerField | undefined {
    const missing = target < step ? [] : blankRequiredFields(step, answers);
    setBlankFields(missing);
    if (missing.length > 0) return missing[0];
    setStep(Math.min(target, STEPS.length - 1));
    if (target > step) void save(target === STEPS.length);
    return undefined;
  }

  return {
    /** 0 to 5. */
    step,
    /** The field that receives the focus when the dialog opens, if the URL has one. */
    startAt,
    isLast,
    answers,
    steps: listSteps(answers, step, unsaved),
    /** There are unsaved answers, and none of them is being saved. */
    hasDraft: Object.keys(unsaved).length > 0 && !saving.isPending,
    blankFields,
    /** `failed` still allows typing; nothing is saved until the answers are loaded. */
    loading: loading(),
    saveStatus: visibleSaveStatus(),
    /** The last step is being saved. */
    isFinishing: isFinal && saving.isPending,
    type: (field: AnswerField, text: string) => {
      type(field, text);
      setBlankFields(blankFields.filter((candidate) => candidate !== field));
    },
    next: () => goTo(step + 1),
    back: () => void goTo(step - 1),
    open: goTo,
    /** Removes the unsaved answers, with Undo in a toast. */
    discard: () => {
      setBlankFields([]);
      discard();
      showDiscarded(() => restore(draft));
    },
    /** Retries the failed load or save. */
    retry: () => {
      if (saving.isError) void retrySave(isFinal);
      else void record.refetch();
    },
  };
}

/** The open step, 0 to 5, in the URL, so that a reload and the login after an expired session open it again. */
function useStep() {
  const { state } = useLocation() as { state: unknown };
  const [{ step, field }, change] = useUrlParameters(QUESTIONNAIRE_PARAMETERS);
  const first = field === null ? 0 : stepOf(field);

  return {
    step: step === null ? first : Number(step) - 1,
    field,
    setStep: (next: number) =>
      change(() => ({ step: String(next + 1), field: null }), { replace: true, state }),
  };
}

/** The state and actions of the questionnaire dialog. */
export type Questionnaire = ReturnType<typeof useQuestionnaire>;

/** The visible status of the last save. */
type SaveStatus = 'none' | 'saving' | 'slow' | 'saved' | 'failed';

/**
 * How long "Saving changes..." shows, in milliseconds (docs/product/onboarding.md#questionnaire).
 */
const SAVING_MS = 1000;

const STATUS_AFTER_DELAY: Record<MutationStatus, SaveStatus> = {
  idle: 'none',
  pending: 'slow',
  success: 'saved',
  error: 'failed',
};

/**
 * Returns `saving` for one second after each save, also a faster one, and then its result.
 * @param submittedAt epoch milliseconds of the latest save; 0 before the first
 */
export function useSaveStatus(status: MutationStatus, submittedAt: number): SaveStatus {
  const [shownFor, setShownFor] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setShownFor(submittedAt), SAVING_MS);
    return () => clearTimeout(timer);
  }, [submittedAt]);

  return shownFor === submittedAt ? STATUS_AFTER_DELAY[status] : 'saving';
}
