import {
  isBesideOther,
  isRecordUnchosen,
  keptProfile,
  type Proposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import {
  isSameText,
  normalizeLineEnds,
} from '@/resources/onboarding/business-profile/profile-text';
import type { GenerationResult } from './run-generation';

/**
 * Why there is a text that the member has to decide about: the result of a generation, or `restored`, which is no
 * such result. The text of `restored` was found in storage when the page opened.
 */
export type TextResult =
  | GenerationResult
  | { kind: 'restored'; hasNewText: true; error?: undefined };

/** The state of the editor. */
export interface EditorState {
  text: string;
  /**
   * The text with which `text` is compared to offer Save: the one that the member has decided to keep. A first text
   * counts as saved once it is completely generated, because the server stores it and there is no other one to keep.
   */
  savedText: string;
  /** The text of the server's record; `null` before it is loaded. */
  record: string | null;
  /** With `isWriting` while this tab, or another one, writes its text. */
  proposal: Proposal | null;
  /** That of a generation in this tab. */
  phase: 'idle' | 'starting' | 'writing';
  /** The result of the last generation, or `restored`, until the member decides about the text. */
  result: TextResult | null;
  /** The member has emptied the text, whose text area stays open. */
  isEmptied: boolean;
  /** When another tab has saved or discarded a generated text. A record that was loaded earlier is outdated. */
  decidedAt: number;
}

/** What changes the state. */
export type EditorEvent =
  /** `draft`: the stored one, when the first record is loaded. */
  | { type: 'recordLoaded'; record: string; loadedAt: number; draft: string | null }
  | { type: 'typed'; text: string }
  | { type: 'versionRestored'; text: string }
  | { type: 'generationStarted' }
  | { type: 'chunk'; chunk: string }
  /** `result`: `null` if the generation was not sent. */
  | { type: 'generationEnded'; result: GenerationResult | null }
  /** `recordBefore`: the one when the generation began. `isEdited`: `record` is one of the edited versions. */
  | {
      type: 'recordLoadedAfterGeneration';
      record: string;
      loadedAt: number;
      recordBefore: string;
      isEdited: boolean;
    }
  | { type: 'sectionsToggled'; toggled: string[] }
  | { type: 'saved'; text: string }
  /** The text that was made of the chosen sections is saved. */
  | { type: 'choiceKept'; text: string }
  | { type: 'textDiscarded' }
  | { type: 'proposalDiscarded' }
  /** `text` and `proposal`: those before the discard. */
  | { type: 'discardUndone'; text: string; proposal: Proposal | null }
  /** `isDraftRemoved`: the draft of the text, which another tab has saved or discarded then. */
  | { type: 'otherTabChanged'; proposal: Proposal | null; isDraftRemoved: boolean; at: number };

type EventOf<Type extends EditorEvent['type']> = Extract<EditorEvent, { type: Type }>;

/** The state before the record is loaded. @param stored the stored proposal */
export function openState(stored: Proposal | null): EditorState {
  return {
    text: '',
    savedText: '',
    record: null,
    // The tab that wrote it was closed; or it is still writing, and each of its changes is an event.
    proposal: stored && { ...stored, isWriting: false },
    phase: 'idle',
    result: null,
    isEmptied: false,
    decidedAt: 0,
  };
}

/** The proposal that is a first text; `null` without one, and while it is being written. */
export function firstText({ proposal }: EditorState): Proposal | null {
  return proposal && !proposal.isWriting && !isBesideOther(proposal) ? proposal : null;
}

/** The proposal beside another text that differs from it; `null` while it is being written. */
export function openChoice({ proposal, record, text }: EditorState): Proposal | null {
  if (!proposal || proposal.isWriting || record === null || !isBesideOther(proposal)) return null;
  return isSameText(proposal.text, text) ? null : proposal;
}

/** Whether the unsaved text is a first text that was cut off, and has not been edited. */
export function isCutOff(state: EditorState): boolean {
  const first = firstText(state);
  if (!first || first.isComplete || state.result?.kind === 'stopped') return false;
  return state.text === first.text && state.text !== state.savedText;
}

/**
 * The state after an event; the same one if the event changes nothing.
 *
 * | event                                  | text on screen         | saved text      | proposal                |
 * | -------------------------------------- | ---------------------- | --------------- | ----------------------- |
 * | `recordLoaded`                         | the kept, if unedited  | the kept one    | a first text in it ends |
 * | `generationEnded`, first text finished | generated              | generated       | until the record has it |
 * | `generationEnded`, first text cut off  | generated              | as before       | the text                |
 * | `generationEnded`, beside another text | as before              | as before       | the text                |
 * | `saved`                                | as before              | the posted one  | stays if it differs     |
 * | `choiceKept`                           | the chosen sections    | the same        | none                    |
 * | `proposalDiscarded`                    | as before              | as before       | none                    |
 * | `textDiscarded`                        | the saved one          | as before       | ends if a first text    |
 * | `otherTabChanged`                      | its text, if unedited  | as before       | that of storage         |
 */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  const next = applyEvent(state, event);
  if (next === state) return state;
  const { text, savedText, result } = next;
  // The result of an unsaved text ends once the text is saved, in the record, or changed back.
  const isOfUnsaved = result?.hasNewText === true && result.kind !== 'finished';
  const isOver = isOfUnsaved && text === savedText && !openChoice(next);
  const isEmptied = event.type === 'typed' || (state.isEmptied && event.type !== 'saved');
  return { ...next, result: isOver ? null : result, isEmptied: isEmptied && text === '' };
}

function applyEvent(state: EditorState, event: EditorEvent): EditorState {
  const { savedText, proposal, phase } = state;
  switch (event.type) {
    case 'recordLoaded':
      return withRecord(state, event);
    case 'typed':
      return { ...state, text: event.text };
    case 'versionRestored':
      return { ...state, text: normalizeLineEnds(event.text), result: null };
    case 'generationStarted':
      return { ...state, phase: 'starting' };
    case 'chunk':
      return withChunk(phase === 'starting' ? withNewText(state) : state, event.chunk);
    case 'generationEnded':
      return withEnd(state, event);
    case 'recordLoadedAfterGeneration':
      return withRecordAfterGeneration(state, event);
    case 'sectionsToggled':
      return { ...state, proposal: proposal && { ...proposal, toggled: event.toggled } };
    case 'saved':
      return withSaved(state, event.text);
    case 'choiceKept': {
      const saved = normalizeLineEnds(event.text);
      return { ...withSaved({ ...state, text: saved }, saved), proposal: null };
    }
    case 'textDiscarded':
      // A first text is discarded with it.
      return {
        ...state,
        text: savedText,
        proposal: firstText(state) ? null : proposal,
        result: null,
      };
    case 'proposalDiscarded':
      return { ...state, proposal: null, result: null };
    case 'discardUndone': {
      const { proposal: discarded } = event;
      const restored = discarded && { ...discarded, before: savedText || discarded.before };
      return { ...state, text: event.text, proposal: proposal ?? restored };
    }
    case 'otherTabChanged':
      return phase === 'idle' ? withOtherTab(state, event) : state;
  }
}

const RESTORED: TextResult = { kind: 'restored', hasNewText: true };

function withRecord(state: EditorState, event: EventOf<'recordLoaded'>): EditorState {
  // The record was loaded before another tab saved or discarded a text.
  if (event.loadedAt < state.decidedAt) return state;
  const record = normalizeLineEnds(event.record);
  // While a text is written, only `record` changes. The record is loaded again afterwards.
  if (state.phase === 'writing') return { ...state, record };
  const first = firstText(state);
  // Only the first record shows the stored draft, or the first text of the stored proposal.
  const restored = state.record === null ? (event.draft ?? first?.text ?? null) : null;
  const text = restored ?? state.text;
  const result = restored === null ? state.result : RESTORED;
  // The record has the first text, also if the text was cut off here and the record has all of it.
  const isFirstRecorded = first !== null && isRecordUnchosen(record, first);
  const proposal = isFirstRecorded ? null : state.proposal;
  const kept = keptProfile(record, proposal);
  const next = { ...state, record, proposal, result, text };
  // The text on screen is the kept text, apart from line ends and outer blanks, and stays as it is.
  if (isSameText(text, kept)) return { ...next, savedText: text };
  // The first text is finished, and the record, which was loaded before, does not have it yet.
  if (!isFirstRecorded && first?.text === state.savedText) return next;
  // Text that was not edited here is replaced by the kept text.
  const isUnedited = text === state.savedText || (isFirstRecorded && text === first.text);
  return { ...next, savedText: kept, text: isUnedited ? kept : text };
}

function newProposal(before: string, earlier: string[]): Proposal {
  return { before, text: '', isComplete: false, isWriting: false, toggled: [], earlier };
}

/** Begins another text, beside the current one if there is one that was not cut off. */
function withNewText(state: EditorState): EditorState {
  const { savedText, proposal } = state;
  const text = state.text.trim() === '' || isCutOff(state) ? savedText : state.text;
  const replaced = proposal?.isComplete ? [proposal.text] : [];
  const begun = newProposal(savedText || text, [...(proposal?.earlier ?? []), ...replaced]);
  return { ...state, text, phase: 'writing', proposal: { ...begun, isWriting: true } };
}

function withChunk(state: EditorState, chunk: string): EditorState {
  const { phase, proposal } = state;
  if (phase !== 'writing' || !proposal) return state;
  // A CRLF may be split between two chunks.
  return { ...state, proposal: { ...proposal, text: proposal.text + chunk.replaceAll('\r', '') } };
}

function withEnd(state: EditorState, { result }: EventOf<'generationEnded'>): EditorState {
  const { phase, text } = state;
  const next: EditorState = { ...state, phase: 'idle', result };
  if (phase !== 'writing' || !state.proposal) return next;
  const isComplete = result?.kind === 'finished';
  const proposal = { ...state.proposal, isComplete, isWriting: false };
  if (isBesideOther(proposal)) {
    // Without a difference there is nothing to choose.
    return { ...next, proposal: isSameText(proposal.text, text) ? null : proposal };
  }
  const savedText = isComplete ? proposal.text : state.savedText;
  return { ...next, proposal, text: proposal.text, savedText };
}

/**
 * The server may store a text although its generation fails or is stopped. If the record has changed during the
 * generation and is one of the edited versions, the member has saved it in another tab. Any other changed record is
 * a generated text, which the member has to choose.
 */
function withRecordAfterGeneration(
  state: EditorState,
  event: EventOf<'recordLoadedAfterGeneration'>,
): EditorState {
  const changed = event.record === event.recordBefore ? null : normalizeLineEnds(event.record);
  let next = state;
  // Before `withRecord`, which shows the record in place of a text that was not edited.
  if (changed !== null) {
    next = event.isEdited ? withSavedElsewhere(state, changed) : withOffer(state, changed);
  }
  return withRecord(next, { ...event, type: 'recordLoaded', draft: null });
}

function withSavedElsewhere(state: EditorState, saved: string): EditorState {
  const { text, savedText } = state;
  return withSaved({ ...state, text: text === savedText ? saved : text }, saved);
}

/** Offers a text that the server has stored for a generation whose text was not received. */
function withOffer(state: EditorState, record: string): EditorState {
  const { phase, result, text, savedText, proposal } = state;
  // There is no result if another tab or a save has decided about the text since the generation.
  if (phase !== 'idle' || !result || text === '' || isSameText(record, text)) return state;
  if (proposal && isBesideOther(proposal) && !isRecordUnchosen(record, proposal)) {
    return { ...state, proposal: { ...proposal, earlier: [...proposal.earlier, record] } };
  }
  if (proposal || result.kind === 'finished') return state;
  return { ...state, proposal: { ...newProposal(savedText || text, []), text: record } };
}

function withSaved(state: EditorState, saved: string): EditorState {
  const { proposal } = state;
  const staysOpen = proposal && isBesideOther(proposal) && !isSameText(proposal.text, saved);
  return {
    ...state,
    record: saved,
    savedText: saved,
    proposal: staysOpen ? { ...proposal, before: saved || proposal.before, earlier: [] } : null,
    result: null,
  };
}

/** Shows what another tab has generated, saved or discarded, in place of text that was not edited here. */
function withOtherTab(state: EditorState, event: EventOf<'otherTabChanged'>): EditorState {
  const { text, savedText } = state;
  const { proposal, isDraftRemoved, at } = event;
  const isDecided = proposal === null;
  // The other tab may have made its choice of the draft, which it has removed then.
  const isUnedited =
    text === savedText || text === firstText(state)?.text || (isDecided && isDraftRemoved);
  const next = { ...state, proposal, result: null, decidedAt: isDecided ? at : state.decidedAt };
  const shown = firstText(next)?.text ?? keptProfile(savedText, proposal);
  return { ...next, text: isUnedited ? shown : text };
}
