import type { Proposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { firstText, isCutOff, openChoice, type EditorState } from './editor-state';

/** In a text of more characters the browser's spell check delays each keystroke. */
const LONG_TEXT = 50_000;

/** Whether a text is too long for a spell check. */
export function isLongText(text: string): boolean {
  return text.length > LONG_TEXT;
}

/** What React renders; the text itself is outside of it. */
export interface EditorView extends Pick<EditorState, 'phase' | 'result'> {
  /** There is a text, or the member has just emptied it. */
  hasText: boolean;
  /** The text is too long for a spell check. */
  isLong: boolean;
  canSave: boolean;
  /** The unsaved text is a first text that was cut off, and has not been edited. */
  isCutOff: boolean;
  /** A generated text beside the current one, of which the member chooses the sections. */
  choice: Proposal | null;
}

/** The view of the editor's state. */
export function viewOf(state: EditorState): EditorView {
  const { phase, text, savedText, isEmptied, result } = state;
  const isIdle = phase === 'idle';
  return {
    phase,
    hasText: phase === 'writing' || text !== '' || savedText !== '' || isEmptied,
    isLong: isLongText(text),
    canSave: isIdle && text !== savedText,
    isCutOff: isIdle && isCutOff(state),
    choice: isIdle ? openChoice(state) : null,
    result: isIdle ? result : null,
  };
}

/** The text that is being written, else the current one. */
export function shownText({ phase, text, proposal }: EditorState): string {
  return phase === 'writing' && proposal ? proposal.text : text;
}

/** The text as a draft; `null` if it is saved, in the proposal, or not loaded. */
export function draftOf(state: EditorState): string | null {
  const { text, savedText, record } = state;
  const isKept = record === null || text === savedText || text === firstText(state)?.text;
  return isKept ? null : text;
}
