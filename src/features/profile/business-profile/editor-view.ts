import type { Proposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import type { GenerationResult } from './run-generation';
import { isLongText } from './text-binding';

/** The result of a generation, or the draft of an earlier visit that was `restored`. */
export type TextResult =
  | GenerationResult
  | { kind: 'restored'; hasNewText: true; error?: undefined };

/** The state that React renders; the text itself is outside of it. */
export interface EditorView {
  phase: 'idle' | 'starting' | 'writing';
  /** There is a text, or the member has just emptied it. */
  hasText: boolean;
  /** The text is too long for a spell check. */
  isLong: boolean;
  canSave: boolean;
  /** The unsaved text is a first text that was cut off, and has not been edited. */
  isCutOff: boolean;
  /** A generated text beside the current one, of which the member chooses the sections. */
  choice: Proposal | null;
  result: TextResult | null;
}

/** The view before a text is loaded. */
export const EMPTY_VIEW: EditorView = {
  phase: 'idle',
  hasText: false,
  isLong: false,
  canSave: false,
  isCutOff: false,
  choice: null,
  result: null,
};

/** What the view is derived from; docs/call-paths.md explains the words. */
interface EditorState extends Pick<EditorView, 'phase' | 'result'> {
  text: string;
  savedText: string;
  /** The proposal, if it is a first text. */
  first: Proposal | null;
  /** The proposal, if it is beside another text. */
  beside: Proposal | null;
  /** The member is typing, and may empty the text, whose text area stays. */
  isTyping: boolean;
  /** The view before has a text. */
  hadText: boolean;
}

/** The view of the editor's state. */
export function viewOf(state: EditorState): EditorView {
  const { phase, result, text, savedText, first, beside, isTyping, hadText } = state;
  const isIdle = phase === 'idle';
  const canSave = isIdle && text !== savedText;
  const staysShown = hadText && (isTyping || phase === 'starting');
  const choice = isIdle && beside && !isSameText(beside.text, text) ? beside : null;
  const isFirst = text === first?.text;
  const hasUnsavedText = result?.hasNewText === true && result.kind !== 'finished';
  return {
    phase,
    hasText: phase === 'writing' || text !== '' || savedText !== '' || staysShown,
    isLong: isLongText(text),
    canSave,
    isCutOff: canSave && isFirst && !first.isComplete && result?.kind !== 'stopped',
    choice,
    // No result of an unsaved text that was saved in another tab, is in the record, or was changed back.
    result: hasUnsavedText && !canSave && !choice ? null : result,
  };
}
