/** The questionnaire that was open when the session expired (docs/product/onboarding.md#saving). */
import * as v from 'valibot';
import { parseJson, tabStorage } from '@/lib/browser/storage';
import { ANSWER_FIELDS, type AnswerField } from './fields';

const KEY = 'onboarding.interrupted';

/** Opened on home and explore, by the first run or by the member, or for the saved answers. */
export type QuestionnaireMode = 'first-run' | 'editing';

/** Stores the step that was open, by its first field, until the tab is closed. */
export function storeInterrupted(
  memberKey: string,
  mode: QuestionnaireMode,
  field: AnswerField,
): void {
  tabStorage.write(KEY, JSON.stringify({ member: memberKey, mode, field }));
}

/** The first field of the step that was open, if it was open for this member in this mode. */
export function readInterrupted(
  memberKey: string,
  mode: QuestionnaireMode,
): AnswerField | undefined {
  const schema = v.object({
    member: v.literal(memberKey),
    mode: v.literal(mode),
    field: v.picklist(ANSWER_FIELDS),
  });
  const stored = v.safeParse(schema, parseJson(tabStorage.read(KEY)));
  return stored.success ? stored.output.field : undefined;
}

/** Removes what is stored, of any member. */
export function removeInterrupted(): void {
  tabStorage.remove(KEY);
}
