import type { Proposal } from '@/resources/onboarding/profile-proposal';
import type { GenerationResult } from './run-generation';

/** The state that React renders; the text itself is outside of it. */
export interface EditorView {
  phase: 'idle' | 'starting' | 'writing';
  /** There is a text, which the member may have emptied. */
  hasText: boolean;
  /** The text is too long for a spell check. */
  isLong: boolean;
  canSave: boolean;
  /** The unsaved text is a first text that was cut off, and has not been edited. */
  isCutOff: boolean;
  /** A generated text beside the current one, of which the member chooses the sections. */
  proposal: Proposal | null;
  result: GenerationResult | null;
}

/** The view before a text is loaded. */
export const EMPTY_VIEW: EditorView = {
  phase: 'idle',
  hasText: false,
  isLong: false,
  canSave: false,
  isCutOff: false,
  proposal: null,
  result: null,
};
