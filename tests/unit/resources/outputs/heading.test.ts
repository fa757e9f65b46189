import { expect, it } from 'vitest';
import { splitHeading } from '@/resources/outputs/heading';

it.each([
  ['# A value ladder\n\nText', 'A value ladder', '\n\nText'],
  ['Intro\n\n### **Bold** [link](https://a.example) ##\nText', 'Bold link', 'Intro\n\n\nText'],
  ['```\n# code\n```\n## Real', 'Real', '```\n# code\n```\n'],
  ['#hashtag\nText', '', '#hashtag\nText'],
  ['# \n## Second', 'Second', '# \n'],
  ['', '', ''],
  [`${'a'.repeat(3990)}\n# Last`, 'Last', `${'a'.repeat(3990)}\n`],
  [`${'a'.repeat(4100)}\n# Late`, '', `${'a'.repeat(4100)}\n# Late`],
])('the first heading of %j is %j', (markdown, heading, body) => {
  expect(splitHeading(markdown)).toEqual({ heading, body });
});
