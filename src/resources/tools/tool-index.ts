/** The search by task over the catalogue (docs/product/catalogue.md#search-by-task). */
import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { memoize } from '@/lib/memoize';
import type { TextPart } from '@/lib/text/mark-words';
import type { Tool } from './schema';

/** Words that say nothing about a task, such as those around it: "I want to ... for my clients". */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about ai an and any are as at be because can could do does for from get give has have help ' +
    'how i if in into is it its like make me more much my need new of on or our out please should ' +
    'so some someone something that the their them then there these this to tool tools up us use ' +
    'want was we what when where which who whom why will with would you your'
  ).split(' '),
);

/** Tools that are indexed in one task, so that the page stays responsive with 10,000 of them. */
const CHUNK_SIZE = 50;
const MIN_PREFIX_LENGTH = 3;
const MIN_MISSPELT_LENGTH = 5;

const WORD = /[\p{L}\p{N}]+/gu;

/** Texts repeat their words, and the normal form of each takes microseconds. */
const normalForms = new Map<string, string>();

/** The form in which a word is compared: without case, accents and ending. */
function normalForm(word: string): string {
  let form = normalForms.get(word);
  if (form === undefined) {
    form = stemmer(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
    normalForms.set(word, form);
  }
  return form;
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a phrase that describe the task, as typed. */
function taskWords(phrase: string): string[] {
  return wordsOf(phrase).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
}

/** An index over the texts of tools. */
export type ToolIndex = MiniSearch<Tool>;

/** Indexes the tools in several tasks; cached, because the catalogue is searched again and again. */
export const indexTools = memoize(async (tools: readonly Tool[]): Promise<ToolIndex> => {
  const index: ToolIndex = new MiniSearch<Tool>({
    fields: ['name', 'hashtags', 'description'],
    extractField: (tool, field) =>
      field === 'hashtags' ? tool.hashtags.join(' ') : String(Reflect.get(tool, field)),
    tokenize: wordsOf,
    processTerm: (word) => (STOP_WORDS.has(word.toLowerCase()) ? null : normalForm(word)),
    searchOptions: {
      boost: { name: 6, hashtags: 3, description: 1 },
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      fuzzy: (term) => (term.length >= MIN_MISSPELT_LENGTH ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  await index.addAllAsync(tools, { chunkSize: CHUNK_SIZE });
  return index;
});

/** A tool that was found. */
export interface FoundTool {
  id: string;
  /** The normal forms of the words in its texts that the phrase found. */
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
 * The tools for a task. Every word counts, except for stop words; rare words count more, a name more
 * than a hashtag, a hashtag more than a description, and a whole word more than the beginning of
 * another or one with a wrong letter.
 * @param limit the maximum number of tools
 */
export function findTools(index: ToolIndex, phrase: string, limit: number): FoundTools {
  const words = taskWords(phrase);
  const results = index.search(words.join(' '));
  const hasWord = (word: string) => {
    const term = normalForm(word);
    return (result: SearchResult) => result.terms.some((found) => found.startsWith(term));
  };
  const tests = words.map(hasWord);
  return {
    tools: results.slice(0, limit).map(({ id, terms }) => ({
      id: String(id),
      found: new Set(terms),
    })),
    matchesAll: results.some((result) => tests.every((test) => test(result))),
    unknownWords: words.filter((_, at) => !results.some((result) => tests[at]?.(result))),
  };
}

/** Splits a text at the words that were found. */
export function markFound(text: string, found: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMatch = found.has(normalForm(part));
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
