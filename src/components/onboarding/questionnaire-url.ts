import { withModal } from '@/config/modal';
import { oneOf, withParameters } from '@/lib/parse/url-parameters';
import {
  ANSWER_FIELDS,
  STEPS,
  type AnswerField,
} from '@/resources/onboarding/questionnaire/fields';

/** The parameters of the questionnaire in the URL, which `withModal` removes when it closes. */
export const QUESTIONNAIRE_PARAMETERS = {
  /** The open step, from 1. */
  step: oneOf(
    'step',
    STEPS.map((_, index) => String(index + 1)),
    null,
  ),
  /** The field at which the questionnaire opens. */
  field: oneOf('field', ANSWER_FIELDS, null),
};

/** A search string that opens the questionnaire at a field, or at its first step. */
export function withQuestionnaire(search: string, field: AnswerField | null = null): string {
  const opened = withModal(search, 'questionnaire');
  return withParameters(QUESTIONNAIRE_PARAMETERS, opened, { step: null, field });
}
