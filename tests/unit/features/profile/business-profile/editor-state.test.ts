import { expect, it } from 'vitest';
import {
  after,
  B,
  HALF,
  chunk,
  discardText,
  generate,
  load,
  otherTab,
  proposal,
  restoreVersion,
  save,
  start,
  typed,
  undo,
  type Row,
} from './editor-events';

const RESTORED = { kind: 'restored' };

it.each<Row>([
  ['a record replaces saved text', [load('A'), load('B')], { text: 'B', canSave: false }],
  ['an empty record ends saved text', [load('A'), load('')], { hasText: false }],
  [
    'a record leaves unsaved text',
    [load('A'), typed('Typed'), load('B')],
    { text: 'Typed', savedText: 'B', canSave: true, draft: 'Typed' },
  ],
  [
    'unsaved text that the record has is saved text',
    [load('A'), typed('Typed'), load('Typed\r\n')],
    { text: 'Typed', canSave: false, draft: null },
  ],
  ['the record may have other line ends', [load('A\r\nA'), typed('A\nA')], { canSave: false }],
  [
    'a version may have other line ends',
    [load('A\nA'), restoreVersion('A\r\nA')],
    { canSave: false },
  ],
  [
    'a record that was loaded before a decision of another tab is ignored',
    [load('A'), otherTab(null), load('B', null, 4)],
    { text: 'A' },
  ],
  [
    'a record that is loaded while a text is written changes no text',
    [start, chunk('First'), load('A', 'Draft')],
    { shown: 'First', text: '' },
  ],
  ['a draft is restored', [load('A', 'Draft')], { text: 'Draft', canSave: true, result: RESTORED }],
  [
    'a draft with the text of the record is not restored',
    [load('A', 'A')],
    { canSave: false, result: null },
  ],
  [
    'a draft that was changed back has no message any more',
    [load('A', 'Draft'), typed('A'), typed('Typed')],
    { canSave: true, result: null },
  ],
  [
    'Undo restores a discarded draft',
    [load('A', 'Draft'), discardText, undo('Draft', null)],
    { text: 'Draft', savedText: 'A', draft: 'Draft' },
  ],
  [
    'unsaved text cannot be saved when a generation starts',
    [load('A'), typed('Typed'), start],
    { canSave: false },
  ],
  [
    'what is typed during a save is unsaved',
    [load('A'), typed('AB'), typed('ABC'), save('AB')],
    { text: 'ABC', savedText: 'AB', draft: 'ABC' },
  ],
  [
    'a text that is saved empty has no text area',
    [load('A'), typed(''), save('')],
    { hasText: false },
  ],
  [
    'a text that was emptied before it is saved has a text area, also after the record is loaded again',
    [load(''), generate('Half', 'stopped'), typed(''), load('')],
    { text: '', hasText: true },
  ],
  [
    'a text that was emptied, typed again and discarded has no text area',
    [load(''), generate('Half', 'failed'), typed(''), typed('Typed'), discardText],
    { hasText: false },
  ],

  [
    'a finished first text is saved text before the record has it',
    [load(''), generate('First'), load('')],
    { text: 'First', canSave: false, proposal: proposal({}), result: { kind: 'finished' } },
  ],
  [
    'a finished first text is replaced by a record after the one that has it',
    [load(''), generate('First'), load('First'), load('A')],
    { text: 'A', canSave: false, proposal: null },
  ],
  [
    'a first text that is being written cannot be saved',
    [load(''), start, chunk('Ha\r'), chunk('\nlf')],
    { shown: 'Ha\nlf', canSave: false, isCutOff: false, hasText: true, phase: 'writing' },
  ],
  [
    'a stopped first text can be saved',
    [load(''), generate('Half', 'stopped')],
    { text: 'Half', canSave: true, isCutOff: false, proposal: HALF, draft: null },
  ],
  [
    'a first text that was cut off can be saved as it is',
    [load(''), generate('Half', 'failed')],
    { text: 'Half', canSave: true, isCutOff: true },
  ],
  [
    'a first text that was cut off and edited is a draft',
    [load(''), generate('Half', 'failed'), typed('Half of it')],
    { canSave: true, isCutOff: false, draft: 'Half of it' },
  ],
  [
    'a first text ends with a save of another one',
    [load(''), generate('Half', 'failed'), typed('Typed'), save('Typed')],
    { canSave: false, proposal: null },
  ],
  [
    'a first text that was cut off is completed by the record',
    [load(''), generate('Half', 'failed'), load('Half and the rest')],
    { text: 'Half and the rest', canSave: false, proposal: null },
  ],
  [
    'a first text that was cut off is replaced by the next one',
    [load(''), generate('First', 'failed'), generate('Half', 'failed')],
    { text: 'Half', choice: null, proposal: HALF },
  ],
  [
    'a first text that was cut off cannot be saved when the next one starts',
    [load(''), generate('Half', 'failed'), start],
    { text: 'Half', canSave: false, isCutOff: false, result: null },
  ],
  [
    'a stopped first text is compared with the next one',
    [load(''), generate('A', 'stopped'), generate('B')],
    { text: 'A', choice: B, draft: 'A' },
  ],
  [
    'a finished first text that the record does not have is compared with the next one',
    [load(''), generate('A'), generate('B'), load('')],
    { text: 'A', choice: { ...B, earlier: ['A'] } },
  ],
  [
    'a discarded first text ends',
    [load(''), generate('Half', 'failed'), discardText],
    { hasText: false, proposal: null },
  ],
  [
    'Undo restores a discarded first text',
    [load(''), generate('Half', 'failed'), discardText, undo('Half', HALF)],
    { text: 'Half', isCutOff: true, proposal: HALF },
  ],
  [
    'a first text of another tab does not show while it is written',
    [load(''), otherTab(proposal({ isWriting: true }))],
    { hasText: false },
  ],
  [
    'a first text of another tab shows once it is written',
    [load(''), otherTab(proposal({ isWriting: true })), otherTab(proposal({}))],
    { text: 'First', canSave: true, isCutOff: false, draft: null },
  ],
  [
    'a first text that another tab discards ends',
    [load(''), otherTab(proposal({})), otherTab(null)],
    { hasText: false },
  ],
])('%s', (_, events, expected) => {
  expect(after(events)).toMatchObject(expected);
});
