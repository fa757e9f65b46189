import { expect, it } from 'vitest';
import { openProfile, profileReducer } from '@/features/profile/business-profile/profile-reducer';

type Event = Parameters<typeof profileReducer>[1];

const loaded = (text: string): Event => ({ type: 'loaded', text });
const typed = (text: string): Event => ({ type: 'typed', text });
const saved = (text: string): Event => ({ type: 'saved', text });
const restored = (text: string): Event => ({ type: 'restored', text });
const written = (text: string): Event => ({ type: 'written', text });
const finished: Event = { type: 'generationEnded', isComplete: true };
const cutOff: Event = { type: 'generationEnded', isComplete: false };

/** The state after events on a page that opens with the stored text A. */
const after = (events: readonly Event[], stored = 'A') =>
  events.reduce(profileReducer, openProfile(stored, null));

it.each([
  ['no draft', 'A', null, { text: 'A', saved: 'A' }],
  ['a draft', 'A', 'B', { text: 'B', saved: 'A' }],
  ['a draft that was saved meanwhile', 'A\r\n', 'A', { text: 'A\n', saved: 'A\n' }],
  ['line ends of Windows', 'A\r\nB', null, { text: 'A\nB', saved: 'A\nB' }],
])('a page that opens with %s shows it', (_, stored, draft, expected) => {
  expect(openProfile(stored, draft)).toMatchObject(expected);
});

it.each<[string, Event[], string, boolean, string | null]>([
  ['another record replaces the saved text', [loaded('B')], 'B', false, null],
  ['another record keeps what was typed', [typed('AB'), loaded('C')], 'AB', true, null],
  [
    'a save keeps what was typed since',
    [typed('AB'), typed('ABC'), saved('AB')],
    'ABC',
    true,
    null,
  ],
  ['typing back leaves nothing to save', [typed('AB'), typed('A')], 'A', false, null],
  ['a finished text is saved', [written('B'), finished], 'B', false, 'A'],
  ['an edited new text can be saved', [written('B'), finished, typed('C')], 'C', true, 'A'],
  ['a cut-off text can be saved', [written('B'), cutOff], 'B', true, 'A'],
  ['nothing was written', [cutOff], 'A', false, null],
  ['the same text is written', [written('A '), finished], 'A ', false, null],
  ['unsaved text is the previous one', [typed('B'), written('C'), finished], 'C', false, 'B'],
  [
    'a second cut-off text keeps the first previous one',
    [written('B'), cutOff, written('C'), cutOff],
    'C',
    true,
    'A',
  ],
  ['a save decides', [written('B'), cutOff, saved('B')], 'B', false, null],
  ['the member goes back', [written('B'), finished, saved('A'), restored('A')], 'A', false, null],
  ['a version is restored', [written('B'), finished, restored('C')], 'C', true, null],
  ['the server stores a finished text', [written('B\n'), finished, loaded('B')], 'B', false, 'A'],
])('when %s, the text, Save and the previous text follow', (_, events, text, canSave, previous) => {
  const state = after(events);
  expect(state).toMatchObject({ text, previous });
  expect(state.text !== state.saved).toBe(canSave);
});

it('a first text has no text to go back to, even after one that was cut off', () => {
  const events = [written('B'), cutOff];
  expect(after(events, '').previous).toBe('');
  expect(after([...events, written('C'), finished], '').previous).toBeNull();
});
