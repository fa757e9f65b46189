import { expect, it } from 'vitest';
import {
  compareProfiles,
  mixProfiles,
} from '@/resources/onboarding/business-profile/compare-profiles';

const BEFORE = '# Maya\n\n## Who\n\nOld.\n\n## Voice\n\nCalm.\n\n## Goals\n\nTwo.';
const AFTER = '# Maya L.\n\n## who\n\nNew.\n\n## Proof\n\nSeven.\n\n## Voice\n\nCalm.\n';

const states = (before: string, after: string, isComplete = true) =>
  compareProfiles(before, after, isComplete).map(({ title, state }) => `${title}: ${state}`);

it.each<[string, string, string, boolean, string[]]>([
  [
    'by title, whatever its case, with added sections behind the one that they follow',
    BEFORE,
    AFTER,
    true,
    [
      'Title and introduction: differs',
      'who: differs',
      'Proof: differs',
      'Voice: same',
      'Goals: differs',
    ],
  ],
  [
    'except for those that a text lacks which was cut off',
    BEFORE,
    '# Maya\n\n## Who\n\nNe',
    false,
    ['Title and introduction: same', 'Who: differs', 'Voice: unwritten', 'Goals: unwritten'],
  ],
  [
    'with repeated titles in their order',
    '## A\n\n1\n\n## A\n\n2',
    '## A\n\n1\n\n## A\n\n3\n\n## A\n\n4',
    true,
    ['A: same', 'A: differs', 'A: differs'],
  ],
  ['as a whole without headings', 'Old', 'New', true, ['Title and introduction: differs']],
  [
    'with a section at the beginning',
    'Old',
    '## A\n\n1',
    true,
    ['Title and introduction: differs', 'A: differs'],
  ],
  [
    'and spaces at the end of a section do not count',
    '## A\n\n1',
    '## A\n\n1\n\n\n',
    true,
    ['A: same'],
  ],
])('sections are compared %s', (_, before, after, isComplete, expected) => {
  expect(states(before, after, isComplete)).toEqual(expected);
});

it.each<[string, boolean, string[], string]>([
  ['all that differ, gives the new text', true, ['', 'who 1', 'proof 1', 'goals 1'], AFTER],
  ['none, gives the current text', true, [], BEFORE],
  [
    'one that replaces a section',
    true,
    ['who 1'],
    '# Maya\n\n## who\n\nNew.\n\n## Voice\n\nCalm.\n\n## Goals\n\nTwo.\n',
  ],
  [
    'one that is added and one that the new text lacks',
    true,
    ['proof 1', 'goals 1'],
    '# Maya\n\n## Who\n\nOld.\n\n## Proof\n\nSeven.\n\n## Voice\n\nCalm.\n',
  ],
  [
    'all of a text that was cut off, which keeps the sections that it lacks',
    false,
    ['', 'who 1', 'proof 1', 'goals 1'],
    '# Maya L.\n\n## who\n\nNew.\n\n## Proof\n\nSeven.\n\n## Voice\n\nCalm.\n\n## Goals\n\nTwo.\n',
  ],
])('a choice of %s', (_, isComplete, chosen, expected) => {
  expect(mixProfiles(BEFORE, AFTER, isComplete, new Set(chosen))).toBe(expected);
});

it.each(['```', '~~~~'])(
  'a section that was cut off within %s does not swallow the next one',
  (fence) => {
    const cutOff = `## A\n\n${fence}\nlet`;
    const mixed = mixProfiles('## A\n\n1\n\n## B\n\n2', cutOff, false, new Set(['a 1']));
    expect(mixed).toBe(`${cutOff}\n${fence}\n\n## B\n\n2\n`);
    expect(states(mixed, mixed)).toEqual(['A: same', 'B: same']);
  },
);

it.each([
  ['code within a line', '```x```'],
  ['a longer fence around a shorter one', '````\n```\n## Code\n````'],
  ['a fence around one of the other mark', '~~~\n```\n~~~'],
])('the headings after %s are sections', (_, code) => {
  const text = `## A\n\n${code}\n\n## B\n\n2`;
  expect(states(text, text)).toEqual(['A: same', 'B: same']);
});
