import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useAction } from '@/components/use-action';
import { STEP_PARAMETER } from '@/config/modal';
import { oneOf } from '@/lib/parse/url-parameters';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { onboardingRecordQuery, saveAnswersMutation } from '@/resources/onboarding/queries';
import {
  addToDraft,
  removeFromDraft,
  storedAnswersDraft,
} from '@/resources/onboarding/questionnaire/answers-draft';
import {
  missingFields,
  STEPS,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { blankRequiredFields, listSteps, stepOf } from '@/resources/onboarding/questionnaire/steps';
import { EMPTY_RECORD } from '@/resources/onboarding/schema';
import { useMemberKey } from '@/resources/session/queries';
import { showNotSaved } from './answer-toasts';
import { useSaveStatus } from './use-save-status';

/**
 * The questionnaire's steps, answers and saving (docs/product/onboarding.md#questionnaire).
 * @param onDone called with the answers after the last step was saved
 */
export function useQuestionnaire(onDone: (answers: Answers) => void) {
  const memberKey = useMemberKey();
  const record = useQuery(onboardingRecordQuery);
  const isMounted = useIsMounted();
  const saving = useAction(saveAnswersMutation, {
    // While the dialog is open, `saveStatus` shows the error.
    onError: (_, isStillMounted) => !isStillMounted && showNotSaved(),
  });
  const [draft, setDraft] = useState(() => storedAnswersDraft.read(memberKey));
  /** Required fields of this step that failed validation and were not edited since. */
  const [blankFields, setBlankFields] = useState<readonly AnswerField[]>([]);
  const [isFinal, setIsFinal] = useState(false);
  const saveStatus = useSaveStatus(saving.status, saving.submittedAt);

  const saved = record.data?.answers ?? EMPTY_RECORD.answers;
  const answers = { ...saved, ...draft };
  const [step, setStep] = useStep(answers, record.data !== undefined);
  const hasDraft = Object.keys(draft).length > 0;

  /** Shows the stored draft after a change. */
  const readDraft = () => setDraft(storedAnswersDraft.read(memberKey));

  /** @param send Continue also saves while another save is in flight. */
  async function save(send: typeof saving.run, finish: boolean): Promise<void> {
    setIsFinal(finish);
    if (!(await send({ memberKey, draft })) || !isMounted.current) return;
    readDraft();
    if (finish) onDone(answers);
  }

  return {
    /** 0 to 5. */
    step,
    isLast: step === STEPS.length - 1,
    answers,
    steps: listSteps(answers, step),
    /** Something was typed that the server does not have yet. */
    hasDraft,
    /** A required answer was never saved, so that there is nothing to go back to. */
    isFirstFill: STEPS.some((_, index) => blankRequiredFields(index, saved).length > 0),
    blankFields,
    /** The saved answers; nothing can be typed or saved without them. */
    record,
    saveStatus: saveStatus === 'saved' && hasDraft ? 'none' : saveStatus,
    /** The last step is being saved. */
    isFinishing: isFinal && saving.isBusy,
    type: (field: AnswerField, text: string) => {
      // During a save, the text may differ from the one that is being saved.
      const isSaved = text === saved[field] && !saving.isBusy;
      if (isSaved) removeFromDraft(memberKey, (name) => name === field);
      else addToDraft(memberKey, { [field]: text });
      readDraft();
      setBlankFields(blankFields.filter((candidate) => candidate !== field));
    },
    /**
     * Opens another step, 0 to 5, or finishes after the last one. A later step saves, unless a
     * required field of this one is blank.
     * @returns the first blank required field, which blocks a later step
     */
    open: (target: number): AnswerField | undefined => {
      const missing = target < step ? [] : blankRequiredFields(step, answers);
      setBlankFields(missing);
      if (missing.length > 0) return missing[0];
      setStep(Math.min(target, STEPS.length - 1));
      if (target > step) void save(saving.enqueue, target === STEPS.length);
      return undefined;
    },
    /** Removes what was typed and is not saved. */
    discard: () => {
      storedAnswersDraft.remove(memberKey);
      readDraft();
      setBlankFields([]);
    },
    retrySave: () => void save(saving.run, isFinal),
  };
}

/** The open step in the URL, from 1; closing the questionnaire removes it. */
const PARAMETERS = {
  step: oneOf(
    STEP_PARAMETER,
    STEPS.map((_, index) => String(index + 1)),
    null,
  ),
};

/**
 * The open step, 0 to 5, in the URL, so that a reload and the login after an expired session open
 * it again. Without one, it is the first step with an unanswered field.
 */
function useStep(answers: Answers, isLoaded: boolean) {
  const { state } = useLocation() as { state: unknown };
  const [parameters, change] = useUrlParameters(PARAMETERS);
  const [missing = 'name'] = missingFields(answers);
  const step = parameters.step === null ? stepOf(missing) : Number(parameters.step) - 1;

  const setStep = (next: number) =>
    change(() => ({ step: String(next + 1) }), { replace: true, state });

  // The first unanswered field changes while the member types.
  const keepStep = useEffectEvent(() => setStep(step));
  const isUndecided = isLoaded && parameters.step === null;
  useEffect(() => {
    if (isUndecided) keepStep();
  }, [isUndecided]);

  return [step, setStep] as const;
}

/** The state and actions of the questionnaire dialog. */
export type Questionnaire = ReturnType<typeof useQuestionnaire>;
