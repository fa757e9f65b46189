import { expect, it } from 'vitest';
import { profileSections } from '@/resources/onboarding/business-profile/profile-sections';

it.each<[string, string, string[]]>([
  ['without a heading has no sections', 'Only text', []],
  ['that has only its title has no sections yet', '# Maya', []],
  [
    'with a title has the sections of the next level',
    '# Maya\n\n## Who she is\n### Detail\n## Whom she *serves* ##\n',
    ['Who she is', 'Whom she serves'],
  ],
  [
    'without a title has the sections of its topmost level',
    '### One\n#### Part\n### Two',
    ['One', 'Two'],
  ],
  [
    'with several headings of level 1 has those after the first',
    '# One\n# Two\n# Three',
    ['Two', 'Three'],
  ],
  ['has no sections in code', '## One\n```\n## Not this\n```\n## Two', ['One', 'Two']],
  ['has no sections of blank or unfinished headings', '## One\n##\n## \n#hash', ['One']],
])('a profile %s', (_name, text, sections) => {
  expect(profileSections(text)).toEqual(sections);
});
