/** The words of texts and of tasks, for the search by task (docs/product/catalogue.md#search-by-task). */
import { stemmer } from 'stemmer';
import { relatedWordGroups } from './related-words';

/**
 * Words that say nothing about a task, such as those around it: "I want to ... for my clients", and the
 * parts of "e-mail" and "what's".
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about ai am an and any are as at be because but can could d do does don e for from get give has ' +
    'have help how i if in into is it its like ll m make me more much my need no not of on or our out ' +
    'please re s should so some someone something t that the their them then there these they this to ' +
    'tool tools up us use ve want was we what when where which who whom why will with would you your'
  ).split(' '),
);

/** Words of most tasks, which count only in a phrase that has no others: "find more clients". */
const GENERAL_WORDS: ReadonlySet<string> = new Set(
  (
    'become best better build come create develop easy easily faster find good great grow handle improve ' +
    'increase keep know learn lot many prepare put quickly raise run say says set show start take ' +
    'too try way work'
  ).split(' '),
);

const MIN_ROOT_LENGTH = 4;
const MIN_MISSPELT_LENGTH = 4;
/** A word of this length differs from many others by one letter: "shop" from "stop", "onli" from "onlin". */
export const SHORT_WORD_LENGTH = 4;

/** The forms of a word that are compared. */
export interface WordForms {
  /** Without case, accents and hyphens: "E-mail" is "email". */
  plain: string;
  /** Also without the ending: the form that is indexed. */
  term: string;
  /** Also without endings that make another word of it: "competit" of "competitor" and "competition". */
  root: string;
}

/** Removes what Porter's stemmer keeps, unless too little of the word would be left. */
function rootOf(term: string): string {
  const root = term
    .replace(/([^aeiou])(?:ers?|ors?|ist)$/, '$1')
    .replace(/(?:e|(?<=.{6})i)$/, '')
    // "planner" has one letter more than "plan".
    .replace(/([^aeiouls])\1$/, '$1');
  return root.length < MIN_ROOT_LENGTH ? term : root;
}

/** Texts repeat their words, and the forms of each take microseconds. */
const wordForms = new Map<string, WordForms>();

/** The forms of a word; cached. */
export function formsOf(word: string): WordForms {
  let forms = wordForms.get(word);
  if (forms === undefined) {
    const plain = word
      .normalize('NFKD')
      .replace(/[\p{M}\u2010\u2011-]/gu, '')
      .toLowerCase();
    const term = stemmer(plain);
    forms = { plain, term, root: rootOf(term) };
    wordForms.set(word, forms);
  }
  return forms;
}

/** Whether a word says nothing about a task. */
export function isStopWord({ plain }: WordForms): boolean {
  return STOP_WORDS.has(plain);
}

/** Whether a word is in most tasks. */
export function isGeneralWord({ plain }: WordForms): boolean {
  return GENERAL_WORDS.has(plain);
}

/** The words of the groups. */
export const relatedWords: readonly WordForms[] = relatedWordGroups.flat().map(formsOf);

/** The words of all groups that have a word, by one of its forms. */
function groupsBy(form: 'term' | 'root'): Map<string, WordForms[]> {
  const groups = new Map<string, WordForms[]>();
  for (const group of relatedWordGroups) {
    const words = group.map(formsOf);
    for (const word of words) groups.set(word[form], [...(groups.get(word[form]) ?? []), ...words]);
  }
  return groups;
}
const groupsByTerm = groupsBy('term');
/** For words that are in no group: "lead" has the root of "leader". */
const groupsByRoot = groupsBy('root');

/** The words of the groups that have a word, itself included; none if no group has it. */
export function relatedTo({ term, root }: WordForms): readonly WordForms[] {
  return groupsByTerm.get(term) ?? groupsByRoot.get(root) ?? [];
}

/**
 * Whether a typed word has two neighbours swapped, one missing or additional letter after the first, or, if
 * it is not a short one, one wrong letter between the first and the last: "story" is another word than
 * "store".
 */
export function isMisspelt(typed: string, word: string): boolean {
  const longer = Math.max(typed.length, word.length);
  const shorter = Math.min(typed.length, word.length);
  if (typed.length < MIN_MISSPELT_LENGTH || longer - shorter > 1) return false;
  // Equal letters at the start and at the end; what is between them is wrong.
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const wrong = longer - start - end;
  if (wrong === 2) return typed[start] === word[start + 1] && typed[start + 1] === word[start];
  // Few mistakes are at the start: "core" is another word than "score".
  if (wrong > 1 || start === 0) return false;
  return longer > shorter || (end > 0 && typed.length > SHORT_WORD_LENGTH);
}
