import { defaultFilter } from 'cmdk';
import { memoize } from '@/lib/memoize';
import type { TextPart } from '@/lib/text/mark-words';
import { ENTRY_GROUPS, type Entry, type EntryGroup } from './entry';

/** The maximum number of rows of a group while the search is empty. */
const MAX_UNSEARCHED: Readonly<Record<EntryGroup, number>> = {
  Tools: 5,
  Pages: 10,
  Outputs: 3,
  Actions: 10,
};
/** The maximum number of rows of a group during a search. */
const MAX_MATCHES = 8;
const MAX_SHOWN_RECENT = 5;
/** The groups of few entries, which are also searched word by word. */
const SHORT_GROUPS: readonly EntryGroup[] = ['Pages', 'Actions'];

/** An entry with a lower score is left out: its matched letters are scattered over the name. */
const MIN_SCORE = 0.005;
/** A recent entry is placed before others that match about as well. */
const RECENT_BONUS = 0.1;
/** Every name that matches well is placed before a keyword that does. */
const KEYWORD_WEIGHT = 0.05;

/**
 * The maximum number of names of a group that are scored: the score of a name takes some microseconds,
 * and a single letter is in nearly all of 10,000.
 */
const MAX_SCORED = 300;

export interface RankedGroup {
  title: string;
  entries: Entry[];
}

interface Named {
  entry: Entry;
  /** In lower case. */
  name: string;
}

interface SearchedGroup {
  title: EntryGroup;
  named: Named[];
  /** The entries with each keyword; many tools have the same hashtags. */
  byKeyword: Map<string, Entry[]>;
}

/** The entries of each group with what a search reads of them, once for all terms. */
const searchedGroups = memoize((entries: readonly Entry[]) =>
  ENTRY_GROUPS.map((title): SearchedGroup => {
    const own = entries.filter(({ group }) => group === title);
    const byKeyword = new Map<string, Entry[]>();
    for (const entry of own) {
      for (const keyword of entry.keywords ?? []) {
        const others = byKeyword.get(keyword);
        if (others) others.push(entry);
        else byKeyword.set(keyword, [entry]);
      }
    }
    const named = own.map((entry) => ({ entry, name: entry.name.toLowerCase() }));
    return { title, named, byKeyword };
  }),
);

function groupsBeforeSearch(entries: readonly Entry[], recent: readonly string[]): RankedGroup[] {
  const byValue = new Map(entries.map((entry) => [entry.value, entry]));
  const recents = recent.flatMap((value) => byValue.get(value) ?? []).slice(0, MAX_SHOWN_RECENT);
  return [
    { title: 'Recent', entries: recents },
    // `searchedGroups` is also used without a search, so that its result is cached before the first key.
    ...searchedGroups(entries).map(({ title, named }) => ({
      title,
      entries: named
        .map(({ entry }) => entry)
        .filter((entry) => !recents.includes(entry))
        .slice(0, MAX_UNSEARCHED[title]),
    })),
  ];
}

/** Recent names and those that begin with the term first, then those that have all words. */
function bestCandidates(named: Named[], term: string, recent: readonly string[]): Named[] {
  if (named.length <= MAX_SCORED) return named;
  const words = term.split(/\s+/).map((word) => ` ${word}`);
  const placeOf = ({ entry, name }: Named) => {
    if (name.startsWith(term) || recent.includes(entry.value)) return 0;
    return words.every((word) => ` ${name}`.includes(word)) ? 1 : 2;
  };
  const places: Named[][] = [[], [], []];
  for (const candidate of named) places[placeOf(candidate)]?.push(candidate);
  return places.flat().slice(0, MAX_SCORED);
}

/** Whether every word of the term begins a word of the texts. */
function hasWords(texts: readonly string[], term: string): boolean {
  const own = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = term.toLowerCase().split(/\s+/);
  return words.every((word) => own.some((part) => part.startsWith(word)));
}

function textsOf({ name, keywords = [] }: Entry): string[] {
  return [name, ...keywords];
}

/** The scores of the entries of a group that match a term, from above 0 to 1. */
function scoresOf(
  { title, named, byKeyword }: SearchedGroup,
  term: string,
  recent: readonly string[],
): Map<Entry, number> {
  const lower = term.toLowerCase();
  const letters = [...new Set(lower.replace(/[\s-]/g, ''))];
  // Most texts lack a letter; that is known far sooner than their score.
  const hasLetters = (text: string) => letters.every((letter) => text.includes(letter));
  const scores = new Map<Entry, number>();
  const raise = (entry: Entry, score: number) => {
    if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  };

  const candidates = named.filter(({ name }) => hasLetters(name));
  for (const { entry } of bestCandidates(candidates, lower, recent)) {
    raise(entry, defaultFilter(entry.name, term));
  }
  for (const [keyword, owners] of byKeyword) {
    if (!hasLetters(keyword.toLowerCase())) continue;
    const score = KEYWORD_WEIGHT * defaultFilter(keyword, term);
    for (const entry of owners) raise(entry, score);
  }
  // "export csv" is in no single text.
  if (SHORT_GROUPS.includes(title)) {
    for (const { entry } of named) {
      if (hasWords(textsOf(entry), term)) raise(entry, KEYWORD_WEIGHT);
    }
  }
  return scores;
}

function matchingGroups(
  entries: readonly Entry[],
  term: string,
  recent: readonly string[],
): RankedGroup[] {
  const groups = searchedGroups(entries).map((group) => ({
    title: group.title,
    entries: [...scoresOf(group, term, recent)]
      .filter(([, score]) => score >= MIN_SCORE)
      .map(([entry, score]) => ({
        entry,
        score: recent.includes(entry.value) ? score + RECENT_BONUS : score,
      }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_MATCHES)
      .map(({ entry }) => entry),
  }));
  // "billing" means the page Plans, not a tool whose name has these letters somewhere; "credit" means
  // the action Credit History, not the page Plans.
  const placeOf = ({ entries: found }: RankedGroup) => {
    if (found.some(({ name }) => hasWords([name], term))) return 0;
    return found.some((entry) => hasWords(textsOf(entry), term)) ? 1 : 2;
  };
  return groups.sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The rows of the quick switcher by group, without empty groups
 * (docs/product/navigation.md#quick-switcher).
 * @param recent values of the entries that were chosen last, the latest first
 */
export function rankEntries(
  entries: readonly Entry[],
  term: string,
  recent: readonly string[],
): RankedGroup[] {
  const words = term.trim();
  const groups =
    words === '' ? groupsBeforeSearch(entries, recent) : matchingGroups(entries, words, recent);
  return groups.filter(({ entries: rows }) => rows.length > 0);
}

function splitAt(name: string, start: number, length: number): TextPart[] {
  return [
    { text: name.slice(0, start), isMatch: false },
    { text: name.slice(start, start + length), isMatch: true },
    { text: name.slice(start + length), isMatch: false },
  ].filter(({ text }) => text !== '');
}

/** A name, with the letters marked that the term matches; unmarked if a keyword matches it. */
export function markMatch(name: string, term: string): TextPart[] {
  const words = term.trim().toLowerCase();
  const lower = name.toLowerCase();
  const whole = [{ text: name, isMatch: false }];
  // Some capitals have a longer lower case, which would shift the marked letters.
  if (words === '' || lower.length !== name.length) return whole;
  const start = lower.indexOf(words);
  if (start >= 0) return splitAt(name, start, words.length);
  const parts: TextPart[] = [];
  let at = 0;
  for (const letter of words.replaceAll(' ', '')) {
    const next = lower.indexOf(letter, at);
    if (next < 0) return whole;
    const last = parts.at(-1);
    if (last && next === at && last.isMatch) last.text += name.slice(next, next + letter.length);
    else {
      if (next > at) parts.push({ text: name.slice(at, next), isMatch: false });
      parts.push({ text: name.slice(next, next + letter.length), isMatch: true });
    }
    at = next + letter.length;
  }
  return at < name.length ? [...parts, { text: name.slice(at), isMatch: false }] : parts;
}
