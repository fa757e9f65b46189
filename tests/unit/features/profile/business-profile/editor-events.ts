import {
  editorReducer,
  openState,
  type EditorEvent,
} from '@/features/profile/business-profile/editor-state';
import { draftOf, shownText, viewOf } from '@/features/profile/business-profile/editor-view';
import {
  mayHaveReplaced,
  type Proposal,
} from '@/resources/onboarding/business-profile/profile-proposal';

type Events = readonly (EditorEvent | readonly EditorEvent[])[];
export type Expected = Partial<Record<keyof ReturnType<typeof after>, unknown>>;
export type Row = [sentence: string, events: Events, expected: Expected];

/** A finished first text, or the proposal that the parts make of it. */
export const proposal = (parts: Partial<Proposal>): Proposal => ({
  before: '',
  text: 'First',
  isComplete: true,
  isWriting: false,
  toggled: [],
  earlier: [],
  ...parts,
});
export const load = (record: string, draft: string | null = null, loadedAt = 1): EditorEvent => ({
  type: 'recordLoaded',
  record,
  loadedAt,
  draft,
});
export const typed = (text: string): EditorEvent => ({ type: 'typed', text });
export const restoreVersion = (text: string): EditorEvent => ({ type: 'versionRestored', text });
export const save = (text: string): EditorEvent => ({ type: 'saved', text });
export const keep = (text: string): EditorEvent => ({ type: 'choiceKept', text });
export const start: EditorEvent = { type: 'generationStarted' };
export const chunk = (text: string): EditorEvent => ({ type: 'chunk', chunk: text });
/** A generation of a text, '' for none. */
export const generate = (text: string, kind: 'finished' | 'stopped' | 'failed' = 'finished') => [
  start,
  ...(text === '' ? [] : [chunk(text)]),
  { type: 'generationEnded', result: { kind, hasNewText: text !== '' } } as const,
];
/** The record after a generation. @param isEdited whether the member has saved it in another tab */
export const loadAfterGeneration = (
  recordBefore: string,
  record: string,
  isEdited = false,
): EditorEvent => ({
  type: 'recordLoadedAfterGeneration',
  record,
  loadedAt: 1,
  recordBefore,
  isEdited,
});
export const otherTab = (changed: Proposal | null, isDraftRemoved = false): EditorEvent => ({
  type: 'otherTabChanged',
  proposal: changed,
  isDraftRemoved,
  at: 5,
});
export const discardText: EditorEvent = { type: 'textDiscarded' };
export const discardProposal: EditorEvent = { type: 'proposalDiscarded' };
export const undo = (text: string, discarded: Proposal | null): EditorEvent => ({
  type: 'discardUndone',
  text,
  proposal: discarded,
});

/** The state after events, with what is derived from it. */
export function after(events: Events, stored: Proposal | null = null) {
  const state = events.flat().reduce(editorReducer, openState(stored));
  return {
    ...state,
    ...viewOf(state),
    draft: draftOf(state),
    shown: shownText(state),
    mayBeReplaced: mayHaveReplaced(state.record ?? '', state.proposal),
  };
}

export const HALF = proposal({ text: 'Half', isComplete: false });
export const B = proposal({ before: 'A', text: 'B' });
