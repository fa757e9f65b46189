import {
  isSameText,
  normalizeLineEnds,
} from '@/resources/onboarding/business-profile/profile-text';

/** The text of the profile as its page shows and edits it. */
export interface ProfileState {
  text: string;
  /**
   * What the server has stored or a generation has finished: Save shows while `text` differs from
   * it.
   */
  saved: string;
  /**
   * The text in whose place a generated one is, until the member has decided; '' for a first text.
   */
  previous: string | null;
}

type ProfileEvent =
  /** The record has this text, at first or another one than before. */
  | { type: 'loaded'; text: string }
  | { type: 'typed'; text: string }
  | { type: 'restored'; text: string }
  /** The generated text so far. */
  | { type: 'written'; text: string }
  | { type: 'generationEnded'; isComplete: boolean }
  /** The text is saved, and the member keeps it. */
  | { type: 'saved'; text: string };

/** The state of a page that opens. @param draft the unsaved text of this tab, `null` without one */
export function openProfile(stored: string, draft: string | null): ProfileState {
  const saved = normalizeLineEnds(stored);
  const text = draft === null || isSameText(draft, saved) ? saved : draft;
  return { text, saved, previous: null };
}

/** The state after an event (docs/product/generated-profile.md). */
export function profileReducer(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'loaded': {
      const saved = normalizeLineEnds(event.text);
      return { ...state, saved, text: state.text === state.saved ? saved : state.text };
    }
    case 'typed':
      return { ...state, text: event.text };
    case 'restored':
      return { ...state, text: normalizeLineEnds(event.text), previous: null };
    case 'written':
      // A text that the member has not decided about is no text to go back to.
      return {
        ...state,
        text: normalizeLineEnds(event.text),
        previous: state.previous ?? state.text,
      };
    case 'generationEnded':
      return endGeneration(state, event.isComplete);
    case 'saved':
      return { ...state, saved: event.text, previous: null };
  }
}

function endGeneration(state: ProfileState, isComplete: boolean): ProfileState {
  const { text, saved, previous } = state;
  const isDecided =
    previous === null || isSameText(previous, text) || (isComplete && previous.trim() === '');
  return {
    text,
    saved: isComplete ? text : saved,
    previous: isDecided ? null : previous,
  };
}
