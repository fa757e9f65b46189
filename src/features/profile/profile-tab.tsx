import { deferred } from '@/lib/deferred';
import type { AnswerField } from '@/resources/onboarding/fields';
import { CodeState } from './code-state';
import { useCode } from './use-code';

const code = deferred(() => import('./generated-profile'));

export interface ProfileTabProps {
  onIncomplete: (missing: readonly AnswerField[]) => void;
}

/** The hidden tab with the generated profile; its code comes when it is opened. */
export function ProfileTab(props: ProfileTabProps) {
  const { module, ...state } = useCode(code);
  return module ? <module.GeneratedProfile {...props} /> : <CodeState {...state} />;
}
