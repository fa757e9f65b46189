import { FileText } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Entry, EntryGroup } from '@/features/switcher/entry';
import { markMatch, rankEntries } from '@/features/switcher/rank';

function entry(group: EntryGroup, name: string, keywords: string[] = []): Entry {
  return { value: `${group} ${name}`, group, name, keywords, icon: FileText, run: () => undefined };
}
const entries = [
  entry('Tools', 'Inbox Triage', ['productivity']),
  entry('Tools', 'Value Proposition Agent', ['offers']),
  entry('Tools', 'Promotion Planner'),
  entry('Tools', 'Newsletter Writer'),
  entry('Pages', 'Your Profile'),
  entry('Outputs', 'Proposal for Acme', ['Sales Call Review']),
  entry('Actions', 'Copy my business profile'),
];
const names = (term: string, recent: string[] = []) =>
  rankEntries(entries, term, recent).map(({ title, entries: rows }) => [
    title,
    ...rows.map(({ name }) => name),
  ]);

describe('rankEntries', () => {
  it.each<[string, string[][]]>([
    [
      'pro',
      [
        ['Tools', 'Promotion Planner', 'Value Proposition Agent', 'Inbox Triage'],
        ['Pages', 'Your Profile'],
        ['Outputs', 'Proposal for Acme'],
        ['Actions', 'Copy my business profile'],
      ],
    ],
    ['  NEWSL ', [['Tools', 'Newsletter Writer']]],
    ['vpa', [['Tools', 'Value Proposition Agent']]],
    ['sales call', [['Outputs', 'Proposal for Acme']]],
    ['zzzz', []],
  ])('%j finds the names and keywords that match, by group', (term, expected) => {
    expect(names(term)).toEqual(expected);
  });

  it('a recent entry is placed first while nothing is typed, and before similar matches', () => {
    const recent = ['Tools Value Proposition Agent', 'Tools gone'];
    expect(names('', recent).slice(0, 2)).toEqual([
      ['Recent', 'Value Proposition Agent'],
      ['Tools', 'Inbox Triage', 'Promotion Planner', 'Newsletter Writer'],
    ]);
  });

  it.each([
    ['billi', ['Pages Plans', 'Tools Brainstorm illustrated lists in Agile guilds']],
    ['card billing', ['Pages Plans']],
    ['plans invoice', ['Pages Plans']],
    ['credit', ['Actions Credit History', 'Pages Plans']],
    ['history csv', ['Actions Credit History']],
    ['csv plans', []],
  ])('the words of %j find a page or an action by its name and keywords: %j', (term, expected) => {
    const some = [
      entry('Tools', 'Brainstorm illustrated lists in Agile guilds'),
      entry('Pages', 'Plans', ['billing', 'invoices', 'credit card']),
      entry('Actions', 'Credit History', ['csv']),
    ];
    const found = rankEntries(some, term, []).flatMap((group) => group.entries);
    expect(found.map(({ value }) => value)).toEqual(expected);
  });

  it('at most 5 tools show at the start, and 8 that are found', () => {
    const many = Array.from({ length: 40 }, (_, index) => entry('Tools', `Tool ${index}`));
    expect(rankEntries(many, '', [])[0]?.entries).toHaveLength(5);
    expect(rankEntries(many, 'tool', [])[0]?.entries).toHaveLength(8);
  });

  it('of more names than are scored, recent ones and those with all words are found', () => {
    const many = [
      ...Array.from({ length: 400 }, (_, index) => entry('Tools', `Sales Advice ${index}`)),
      entry('Tools', 'Sales for Experts'),
      entry('Tools', 'Quiet Offers'),
      entry('Tools', 'Advice on offers'),
      entry('Tools', 'Sales Advice, the last'),
    ];
    const found = (term: string, recent: string[] = []) =>
      rankEntries(many, term, recent)[0]?.entries.map(({ name }) => name);
    expect(found('adv')?.[0]).toBe('Advice on offers');
    expect(found('AdV', ['Tools Sales Advice, the last'])?.slice(0, 2)).toEqual([
      'Sales Advice, the last',
      'Advice on offers',
    ]);
    expect(found('sa e')?.[0]).toBe('Sales for Experts');
  });

  it('letters in another order and a letter too much still find a name', () => {
    expect(names('newsletter wirter')).toEqual([['Tools', 'Newsletter Writer']]);
    expect(names('nnewsletter')).toEqual([['Tools', 'Newsletter Writer']]);
  });
});

it.each([
  ['Value Proposition', 'pro', 'Value [Pro]position'],
  ['Value Proposition', 'VP', '[V]alue [P]roposition'],
  ['Value', 'value', '[Value]'],
  ['Value', '', 'Value'],
  ['Value', 'offers', 'Value'],
  ['İstanbul', 'st', 'İstanbul'],
])('the letters of %j that %j matches are marked', (name, term, expected) => {
  const marked = markMatch(name, term).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));
  expect(marked.join('')).toBe(expected);
});
