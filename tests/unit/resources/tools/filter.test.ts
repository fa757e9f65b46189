import { expect, it } from 'vitest';
import { filterTools, type ToolFilter } from '@/resources/tools/filter';
import { makeTool } from '../../../helpers/values';

const tools = [
  makeTool({
    id: 'ladder',
    name: 'Value Ladder Agent',
    description: 'From first conversation to flagship.',
    hashtags: ['Sales and Marketing Tools', 'offers'],
  }),
  makeTool({
    id: 'niche',
    name: 'Niche Finder',
    description: 'Who needs you most?',
    hashtags: ['purpose tools', 'Offers and Pricing'],
    isFree: true,
  }),
  makeTool({
    id: 'course',
    name: 'Course Outline',
    description: '',
    hashtags: ['Best of E Learning Tools 2026', 'planning'],
  }),
  makeTool({ id: 'bare', name: 'Untitled tool', description: '', hashtags: [], isFree: true }),
];

it.each<[string, ToolFilter, string[]]>([
  ['no filter', {}, ['ladder', 'niche', 'course', 'bare']],
  ['a category', { categories: ['Sales and Marketing Tools'] }, ['ladder']],
  ['a category in other letters', { categories: ['Purpose Tools'] }, ['niche']],
  ['a category inside a longer hashtag', { categories: ['E Learning Tools'] }, ['course']],
  [
    'several categories, which each add tools',
    { categories: ['Purpose Tools', 'Sales and Marketing Tools'] },
    ['ladder', 'niche'],
  ],
  ['a category that no tool has', { categories: ['Assessment Tools'] }, []],
  ['free tools', { isFree: true }, ['niche', 'bare']],
  ['free tools of a category', { isFree: true, categories: ['Purpose Tools'] }, ['niche']],
  ['one hashtag in other letters', { tag: ' OFFERS ' }, ['ladder']],
  ['a text in a name', { text: 'finder' }, ['niche']],
  ['a text in a description', { text: 'FLAGSHIP' }, ['ladder']],
  ['a text in a hashtag', { text: 'pricing' }, ['niche']],
  ['a text that runs over the end of a field', { text: 'agent from' }, []],
  ['all parts at once', { categories: ['Tools'], tag: 'offers', text: 'ladder' }, ['ladder']],
  ['parts that contradict each other', { categories: ['Purpose Tools'], tag: 'offers' }, []],
])('the tools are filtered by %s', (_title, filter, expected) => {
  expect(filterTools(tools, filter).map(({ id }) => id)).toEqual(expected);
});
