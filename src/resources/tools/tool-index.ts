/** The search by task over the catalogue (docs/product/catalogue.md#search-by-task). */
import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { memoize } from '@/lib/memoize';
import type { TextPart } from '@/lib/text/mark-words';
import type { Tool } from './schema';

/**
 * Words that say nothing about a task, such as those around it: "I want to ... for my clients", and the
 * "e" of "e-mail".
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about ai an and any are as at be because can could do does e for from get give has have help ' +
    'how i if in into is it its like make me more much my need new of on or our out please should ' +
    'so some someone something that the their them then there these this to tool tools up us use ' +
    'want was we what when where which who whom why will with would you your'
  ).split(' '),
);

/** Tools that are indexed in one task, so that the page stays responsive with 10,000 of them. */
const CHUNK_SIZE = 50;
const MIN_PREFIX_LENGTH = 3;
const MIN_MISSPELT_LENGTH = 4;
/** A word of this length differs from many others by one letter: "shop" from "stop", "onli" from "onlin". */
const SHORT_WORD_LENGTH = 4;

const WORD = /([\p{L}\p{N}]+)/gu;
const HYPHENATED = /([\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+)/gu;

interface WordForms {
  /** Without case, accents and hyphens: "E-mail" is "email". */
  plain: string;
  /** Also without the ending: the form that is indexed. */
  term: string;
}

/** Texts repeat their words, and the forms of each take microseconds. */
const wordForms = new Map<string, WordForms>();

function formsOf(word: string): WordForms {
  let forms = wordForms.get(word);
  if (forms === undefined) {
    const plain = word
      .normalize('NFKD')
      .replace(/[\p{M}\u2010\u2011-]/gu, '')
      .toLowerCase();
    forms = { plain, term: stemmer(plain) };
    wordForms.set(word, forms);
  }
  return forms;
}

function matchesOf(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

/** An index over the texts of tools. */
export interface ToolIndex {
  texts: MiniSearch<Tool>;
  /** The words of the texts. */
  words: readonly WordForms[];
}

/** Indexes the tools in several tasks; cached, because the catalogue is searched again and again. */
export const indexTools = memoize(async (tools: readonly Tool[]): Promise<ToolIndex> => {
  const words = new Map<string, WordForms>();
  const texts: MiniSearch<Tool> = new MiniSearch<Tool>({
    fields: ['name', 'hashtags', 'description'],
    extractField: (tool, field) =>
      field === 'hashtags' ? tool.hashtags.join(' ') : String(Reflect.get(tool, field)),
    tokenize: (text) => [...matchesOf(WORD, text), ...matchesOf(HYPHENATED, text)],
    processTerm: (word) => {
      const forms = formsOf(word);
      if (STOP_WORDS.has(forms.plain)) return null;
      words.set(forms.plain, forms);
      return forms.term;
    },
    searchOptions: {
      // A search is for terms.
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: { name: 6, hashtags: 3, description: 1 },
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      weights: { prefix: 0.6, fuzzy: 0 },
    },
  });
  await texts.addAllAsync(tools, { chunkSize: CHUNK_SIZE });
  return { texts, words: [...words.values()] };
});

/** Whether a term of a phrase finds an indexed one: the same, or one that begins with it. */
function isFoundBy(term: string, indexed: string): boolean {
  return term.length < MIN_PREFIX_LENGTH ? indexed === term : indexed.startsWith(term);
}

/**
 * Whether a typed word has one missing or additional letter, two neighbours swapped, or, if it is not a
 * short one, one wrong letter.
 */
function isMisspelt(typed: string, word: string): boolean {
  const longer = Math.max(typed.length, word.length);
  const shorter = Math.min(typed.length, word.length);
  if (typed.length < MIN_MISSPELT_LENGTH || longer - shorter > 1) return false;
  // Equal letters at the start and at the end; what is between them is wrong.
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const wrong = longer - start - end;
  return (
    (wrong < 2 && (longer > shorter || typed.length > SHORT_WORD_LENGTH)) ||
    (wrong === 2 && typed[start] === word[start + 1] && typed[start + 1] === word[start])
  );
}

/** A word of a phrase. */
interface TaskWord {
  /** The word as typed, with the words that hyphens join to it. */
  typed: string;
  /** Whether a tool has the word, or one that begins with it. */
  isKnown: boolean;
  /** The terms that find the word. */
  terms: readonly string[];
}

/** The words of a phrase that describe the task, each also as a part of its hyphenated word. */
function taskWords(phrase: string, indexed: readonly WordForms[]): TaskWord[] {
  const hyphenated = matchesOf(HYPHENATED, phrase);
  const typedWords = matchesOf(WORD, phrase).filter((word) => !STOP_WORDS.has(formsOf(word).plain));
  return typedWords.map((typed) => {
    const wholes = hyphenated.filter((whole) => matchesOf(WORD, whole).includes(typed));
    const forms = [typed, ...wholes].map(formsOf);
    const isKnown = forms.some(({ term }) => indexed.some((word) => isFoundBy(term, word.term)));
    const found = isKnown
      ? forms
      : indexed.filter(({ plain, term }) =>
          forms.some(
            (form) =>
              isMisspelt(form.plain, plain) ||
              (term.length > SHORT_WORD_LENGTH && isMisspelt(form.term, term)),
          ),
        );
    return { typed: wholes[0] ?? typed, isKnown, terms: found.map(({ term }) => term) };
  });
}

/** A tool that was found. */
export interface FoundTool {
  id: string;
  /** The terms of the words in its texts that the phrase found. */
  found: ReadonlySet<string>;
}

export interface FoundTools {
  /** The tools that match best, the best first. */
  tools: readonly FoundTool[];
  /** Whether a tool has all words of the phrase, or words that begin with them. */
  matchesAll: boolean;
  /** The words of the phrase that are in no tool, as typed. */
  unknownWords: readonly string[];
}

/**
 * The tools for a task: those with the most words of it first. Every word counts, except for stop
 * words; among tools with as many words, rare words count more, a name more than a hashtag, a hashtag
 * more than a description, and a whole word more than the beginning of another. A word that is in no
 * tool finds those from which it differs by one mistake.
 * @param limit the maximum number of tools
 */
export function findTools(index: ToolIndex, phrase: string, limit: number): FoundTools {
  const words = taskWords(phrase, index.words);
  const terms = new Set(words.flatMap((word) => word.terms));
  // By the number of words that they lack, without another sort of up to 10,000 tools.
  const results: SearchResult[][] = words.map(() => []);
  for (const result of index.texts.search([...terms].join(' '))) {
    const lacks = (word: TaskWord) => !word.terms.some((term) => result.queryTerms.includes(term));
    results[words.filter(lacks).length]?.push(result);
  }
  const unknown = words.filter(({ isKnown }) => !isKnown);
  const unknownWords = [...new Set(unknown.map(({ typed }) => typed))];
  return {
    tools: results
      .flat()
      .slice(0, limit)
      .map((result) => ({ id: String(result.id), found: new Set(result.terms) })),
    matchesAll: unknownWords.length === 0 && (results[0]?.length ?? 0) > 0,
    unknownWords,
  };
}

/** Splits a text at the words that were found. */
export function markFound(text: string, found: ReadonlySet<string>): TextPart[] {
  const isFound = (word: string) => found.has(formsOf(word).term);
  const parts: TextPart[] = [];
  // At odd places are the hyphenated words.
  const words = text
    .split(HYPHENATED)
    .flatMap((part, at) => (at % 2 === 1 && isFound(part) ? part : part.split(WORD)));
  for (const part of words) {
    const isMatch = isFound(part);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else if (part !== '') parts.push({ text: part, isMatch });
  }
  return parts;
}

/** The sentence of a description that has most of the words found; the first one if several have. */
export function bestSentence(description: string, found: ReadonlySet<string>): string {
  const sentences = description.match(/\S[^.!?]*(?:[.!?]+|$)/g) ?? [];
  const countIn = (sentence: string) =>
    markFound(sentence, found).filter(({ isMatch }) => isMatch).length;
  return sentences.reduce(
    (best, sentence) => (countIn(sentence) > countIn(best) ? sentence : best),
    sentences[0] ?? '',
  );
}
