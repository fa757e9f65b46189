import { expect, it } from 'vitest';
import type { Proposal } from '@/resources/onboarding/business-profile/profile-proposal';
import {
  after,
  B,
  HALF,
  chunk,
  discardProposal,
  generate,
  keep,
  load,
  loadAfterGeneration,
  otherTab,
  proposal,
  restoreVersion,
  save,
  start,
  typed,
  undo,
  type Expected,
  type Row,
} from './editor-events';

it.each<Row>([
  [
    'a text beside the current one waits for a choice',
    [load('A'), generate('B')],
    { text: 'A', canSave: false, choice: B, mayBeReplaced: true },
  ],
  [
    'a text beside an emptied one is beside the saved text',
    [load('A'), typed(''), generate('B')],
    { text: 'A', choice: B },
  ],
  ['a text beside an equal one ends', [load('A'), generate('A\n')], { proposal: null }],
  [
    'typed text that equals that beside it leaves nothing to choose',
    [load('A'), generate('B'), typed('B')],
    { choice: null },
  ],
  [
    'a choice is closed when a generation starts',
    [load('A'), generate('B'), start],
    { choice: null },
  ],
  [
    'a choice stays after a generation without a text',
    [load('A'), generate('B'), generate('', 'failed')],
    { choice: B },
  ],
  [
    'a text that the server has stored is not chosen',
    [load('A'), generate('B'), load('B')],
    { text: 'A', savedText: 'A', choice: B },
  ],
  [
    'a text that was cut off and that the server has stored is not chosen',
    [load('A'), generate('B', 'failed'), load('B and the rest')],
    { text: 'A', savedText: 'A', mayBeReplaced: true },
  ],
  [
    'a text that was cut off and begins as the current one does not make another one unchosen',
    [load('A one'), generate('A', 'stopped'), load('A two')],
    { text: 'A two', savedText: 'A two' },
  ],
  [
    'a text that was cut off and that the server has not stored replaces nothing',
    [load('A'), generate('B', 'failed'), load('A')],
    { text: 'A', mayBeReplaced: false },
  ],
  [
    'a finished text may replace the current one also after further generations',
    [load('A'), generate('B'), generate('C', 'stopped'), generate('D', 'stopped'), load('A')],
    {
      choice: proposal({ before: 'A', text: 'D', isComplete: false, earlier: ['B'] }),
      mayBeReplaced: true,
    },
  ],
  [
    'a finished text that the server has stored is not chosen after a further generation',
    [load('A'), generate('B'), generate('C', 'stopped'), load('B')],
    { text: 'A', savedText: 'A' },
  ],
  [
    'a choice stays open after a save, for the saved text',
    [load('A'), generate('C'), generate('B'), typed('Typed'), save('Typed')],
    { canSave: false, choice: proposal({ before: 'Typed', text: 'B' }) },
  ],
  [
    'a choice ends with a save of the new text',
    [load('A'), generate('B'), typed('B'), save('B')],
    { proposal: null },
  ],
  [
    'a choice stays for the text before an empty one',
    [load('A'), generate('B'), typed(''), save('')],
    { choice: B },
  ],
  [
    'the text of the chosen sections is saved text',
    [load('A'), generate('B'), keep('A and B')],
    { text: 'A and B', canSave: false, proposal: null },
  ],
  [
    'Undo restores a discarded choice for the text that was saved since',
    [load('A'), typed('Typed'), generate('B'), discardProposal, save('Typed'), undo('Typed', B)],
    { text: 'Typed', choice: proposal({ before: 'Typed', text: 'B' }) },
  ],
  [
    'Undo leaves a text that another tab has generated since the discard',
    [
      load('A'),
      generate('C'),
      discardProposal,
      otherTab(B),
      undo('A', proposal({ before: 'A', text: 'C' })),
    ],
    { choice: B },
  ],
  [
    'a text that another tab writes beside an unsaved first text does not replace it',
    [load(''), otherTab(proposal({ text: 'A' })), otherTab({ ...B, isWriting: true })],
    { text: 'A', choice: null },
  ],
  [
    'a text that another tab generates leaves unsaved text, of which it has removed the draft',
    [load('A', 'Typed'), otherTab(B, true)],
    { text: 'Typed', canSave: true, choice: B, result: null },
  ],
  [
    'a choice of another tab is the text of the record',
    [load('A'), generate('B'), otherTab(null), load('A and B', null, 5)],
    { text: 'A and B', canSave: false, choice: null },
  ],
  [
    'a choice of another tab leaves unsaved text',
    [load('A'), typed('Typed'), generate('B'), otherTab(null)],
    { text: 'Typed', choice: null },
  ],
  [
    'a choice of another tab replaces unsaved text of which that has removed the draft',
    [load('A'), typed('Typed'), generate('B'), otherTab(null, true)],
    { text: 'A', canSave: false, choice: null },
  ],
  [
    'a text that is being written stays when another tab makes the choice before it',
    [load('A'), generate('B'), start, chunk('C'), otherTab(null)],
    {
      shown: 'C',
      proposal: proposal({
        before: 'A',
        text: 'C',
        isComplete: false,
        isWriting: true,
        earlier: ['B'],
      }),
    },
  ],
  [
    'text of another tab is no draft before the record is loaded',
    [otherTab(B)],
    { draft: null, choice: null },
  ],

  [
    'a text that the server has stored for a failed generation is offered as one that was cut off',
    [load('A'), generate('', 'failed'), loadAfterGeneration('A', 'B')],
    { text: 'A', choice: { ...B, isComplete: false } },
  ],
  [
    'a text that the server has stored is offered beside unsaved text of an empty profile',
    [load(''), restoreVersion('A'), generate('', 'failed'), loadAfterGeneration('', 'B')],
    { choice: { ...B, isComplete: false } },
  ],
  [
    'a text that the server has stored is not offered beside none',
    [load(''), generate('', 'failed'), loadAfterGeneration('', 'B')],
    { proposal: null },
  ],
  [
    'a text that the server has stored is not offered beside an equal one',
    [load('A'), typed('B'), generate('', 'failed'), loadAfterGeneration('A', 'B')],
    { proposal: null },
  ],
  [
    'a text that the server has stored for a stopped generation is not chosen',
    [load('A'), generate('B', 'stopped'), loadAfterGeneration('A', 'C')],
    { text: 'A', choice: proposal({ before: 'A', text: 'B', isComplete: false, earlier: ['C'] }) },
  ],
  [
    'the rest of a stopped text is not a further text',
    [load('A'), generate('B', 'stopped'), loadAfterGeneration('A', 'B and the rest')],
    { choice: { ...B, isComplete: false } },
  ],
  [
    'a longer first text of the server is not offered',
    [load(''), generate('A'), load('A'), loadAfterGeneration('', 'A+')],
    { proposal: null },
  ],
  [
    'no text is offered after a save',
    [load('A'), generate('', 'stopped'), save('A'), loadAfterGeneration('A', 'B')],
    { proposal: null },
  ],
  [
    'no text is offered after the next start',
    [load('A'), generate('', 'stopped'), start, loadAfterGeneration('A', 'B')],
    { proposal: null },
  ],
  [
    'a text that another tab has saved during a generation is the saved text',
    [load('C'), generate('B', 'stopped'), loadAfterGeneration('C', 'A', true)],
    { text: 'A', canSave: false, choice: { ...B, isComplete: false } },
  ],
  [
    'a text that another tab has saved during a generation leaves unsaved text',
    [load('C'), typed('Typed'), generate('B', 'stopped'), loadAfterGeneration('C', 'A', true)],
    { text: 'Typed', savedText: 'A', draft: 'Typed' },
  ],
  [
    'a record that has not changed during a generation is not offered',
    [load('A'), typed('Typed'), generate('', 'failed'), loadAfterGeneration('A', 'A')],
    { text: 'Typed', savedText: 'A', proposal: null },
  ],
])('%s', (_, events, expected) => {
  expect(after(events)).toMatchObject(expected);
});

it.each<[sentence: string, stored: Proposal, record: string, expected: Expected]>([
  [
    'a finished first text can be saved',
    proposal({}),
    '',
    { text: 'First', canSave: true, isCutOff: false },
  ],
  [
    'a first text that was being written is cut off',
    { ...HALF, isWriting: true },
    '',
    { text: 'Half', isCutOff: true },
  ],
  [
    'a first text that the record has is saved text',
    proposal({}),
    'First',
    { canSave: false, proposal: null },
  ],
  [
    'a choice is open, also if the server has stored the new text',
    B,
    'B',
    { text: 'A', choice: B },
  ],
  ['a choice is open, also if the server has neither text', B, '', { text: 'A', choice: B }],
])('after a reload %s', (_, stored, record, expected) => {
  expect(after([load(record)], stored)).toMatchObject(expected);
});

it('after a reload the choice opens with the record', () => {
  expect(after([], B)).toMatchObject({ hasText: false, choice: null });
});
