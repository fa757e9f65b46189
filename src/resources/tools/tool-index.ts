/** The search by task over the catalogue (docs/product/catalogue.md#search-by-task). */
import MiniSearch, { type SearchResult } from 'minisearch';
import { memoize } from '@/lib/memoize';
import type { TextPart } from '@/lib/text/mark-words';
import type { Tool } from './schema';
import {
  SHORT_WORD_LENGTH,
  formsOf,
  isGeneralWord,
  isMisspelt,
  isStopWord,
  relatedTo,
  relatedWords,
  type WordForms,
} from './task-words';

/** Tools that are indexed in one task, so that the page stays responsive with 10,000 of them. */
const CHUNK_SIZE = 50;
const MIN_PREFIX_LENGTH = 3;

/** How much a match of each kind counts; the word itself counts 1. */
const SAME_ROOT_WEIGHT = 0.8;
const MISSPELT_WEIGHT = 0.8;
const PREFIX_WEIGHT = 0.7;
/** Of a word that no tool has. */
const ONLY_RELATED_WEIGHT = 0.5;
const RELATED_WEIGHT = 0.3;
/** The share of a word that is in most tasks. */
const GENERAL_SHARE = 0.2;

const WORD = /([\p{L}\p{M}\p{N}]+)/gu;
const HYPHENATED = /([\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)+)/gu;
/** Letters of languages that do not write spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function matchesOf(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

/** Created with the first such text, because that takes 80 ms on a slow device. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a text without spaces; any other text as it is. */
function segmentsOf(text: string): string[] {
  if (!UNSPACED.test(text) || typeof Intl.Segmenter !== 'function') return [text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The words of a text. */
function wordsOf(text: string): string[] {
  return matchesOf(WORD, text).flatMap(segmentsOf);
}

/** An index over the texts of tools. */
export interface ToolIndex {
  texts: MiniSearch<Tool>;
  /** The words of the texts. */
  words: readonly WordForms[];
  /** The terms of the words of each root. */
  termsByRoot: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Indexes the tools in several tasks; cached, because the catalogue is searched again and again. */
export const indexTools = memoize(async (tools: readonly Tool[]): Promise<ToolIndex> => {
  const words = new Map<string, WordForms>();
  const texts: MiniSearch<Tool> = new MiniSearch<Tool>({
    fields: ['name', 'hashtags', 'description'],
    extractField: (tool, field) =>
      field === 'hashtags' ? tool.hashtags.join(' ') : String(Reflect.get(tool, field)),
    tokenize: (text) => [...wordsOf(text), ...matchesOf(HYPHENATED, text)],
    processTerm: (word) => {
      const forms = formsOf(word);
      if (isStopWord(forms)) return null;
      words.set(forms.plain, forms);
      return forms.term;
    },
    searchOptions: {
      // A search is for terms.
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: { name: 6, hashtags: 3, description: 1 },
      weights: { prefix: PREFIX_WEIGHT, fuzzy: 0 },
    },
  });
  await texts.addAllAsync(tools, { chunkSize: CHUNK_SIZE });
  const termsByRoot = new Map<string, Set<string>>();
  for (const { term, root } of words.values()) {
    const terms = termsByRoot.get(root);
    if (terms) terms.add(term);
    else termsByRoot.set(root, new Set([term]));
  }
  return { texts, words: [...words.values()], termsByRoot };
});

/** Whether a term of a phrase finds an indexed one: the same, or one that begins with it. */
function isFoundBy(term: string, indexed: string): boolean {
  return term.length < MIN_PREFIX_LENGTH ? indexed === term : indexed.startsWith(term);
}

/** A word of a phrase. */
interface TaskWord {
  /** The word as typed, with the words that hyphens join to it. */
  typed: string;
  /** Whether a tool has the word, or one that begins with it. */
  isKnown: boolean;
  isGeneral: boolean;
  /** The terms that find the word, each with its weight. */
  weights: ReadonlyMap<string, number>;
  /** The terms of which the beginning of another word is a match. */
  prefixes: readonly string[];
}

/** The words for which one was meant that no tool has. */
function spellings(forms: readonly WordForms[], indexed: readonly WordForms[]): WordForms[] {
  return [...indexed, ...relatedWords].filter(({ plain, term }) =>
    forms.some(
      (form) =>
        isMisspelt(form.plain, plain) ||
        (term.length > SHORT_WORD_LENGTH && isMisspelt(form.term, term)),
    ),
  );
}

/**
 * A word of a phrase with the terms that find it.
 * @param forms the word, and the words that hyphens join to it
 * @param isLast whether it can be unfinished, because it is the last word
 */
function taskWord(
  typed: string,
  forms: readonly WordForms[],
  isLast: boolean,
  index: ToolIndex,
): TaskWord {
  const isWhole = forms.some(({ root }) => index.termsByRoot.has(root));
  const isRelated = forms.some((form) => relatedTo(form).length > 0);
  const prefixes =
    isRelated || (isWhole && !isLast)
      ? []
      : forms
          .map(({ term }) => term)
          .filter((term) => index.words.some((word) => isFoundBy(term, word.term)));
  const isKnown = isWhole || prefixes.length > 0;
  const meant = isKnown || isRelated ? [] : spellings(forms, index.words);

  const weights = new Map<string, number>();
  const add = (term: string, weight: number) =>
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const addRoot = ({ root }: WordForms, weight: number) => {
    for (const term of index.termsByRoot.get(root) ?? []) add(term, weight);
  };
  for (const form of forms) {
    add(form.term, 1);
    addRoot(form, SAME_ROOT_WEIGHT);
  }
  for (const { term } of meant) add(term, MISSPELT_WEIGHT);
  for (const related of [...forms, ...meant].flatMap(relatedTo)) {
    addRoot(related, isWhole ? RELATED_WEIGHT : ONLY_RELATED_WEIGHT);
  }
  return { typed, isKnown, isGeneral: forms.some(isGeneralWord), weights, prefixes };
}

/** The words of a phrase that describe the task, each also as a part of its hyphenated word. */
function taskWords(phrase: string, index: ToolIndex): TaskWord[] {
  const hyphenated = matchesOf(HYPHENATED, phrase);
  const typedWords = wordsOf(phrase).filter((word) => !isStopWord(formsOf(word)));
  return typedWords.map((typed, at) => {
    const wholes = hyphenated.filter((whole) => wordsOf(whole).includes(typed));
    const isLast = at === typedWords.length - 1;
    return taskWord(wholes[0] ?? typed, [typed, ...wholes].map(formsOf), isLast, index);
  });
}

/** How much a term of a tool counts as a match of a word: 0 if it is none. */
function weightOf(term: string, { weights, prefixes }: TaskWord): number {
  const ofPrefix = prefixes.some((prefix) => isFoundBy(prefix, term)) ? PREFIX_WEIGHT : 0;
  return Math.max(ofPrefix, weights.get(term) ?? 0);
}

/** The tools that have a term of a phrase, with the score of their texts. */
function searchTexts(
  { texts }: ToolIndex,
  all: readonly TaskWord[],
  counted: readonly TaskWord[],
): SearchResult[] {
  const boosts = new Map<string, number>();
  for (const word of all) {
    const share = counted.includes(word) ? 1 : GENERAL_SHARE;
    for (const [term, weight] of word.weights) {
      boosts.set(term, Math.max(weight * share, boosts.get(term) ?? 0));
    }
  }
  const prefixes = new Set(all.flatMap((word) => word.prefixes));
  return texts.search([...boosts.keys()].join(' '), {
    prefix: (term) => term.length >= MIN_PREFIX_LENGTH && prefixes.has(term),
    boostTerm: (term) => boosts.get(term) ?? 0,
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
  /** Whether a tool has all words of the phrase, in any ending or as the beginning of its words. */
  matchesAll: boolean;
  /** The words of the phrase that are in no tool, as typed. */
  unknownWords: readonly string[];
}

/**
 * The tools for a task, the best first: those that have all words of it, then by the score of their texts,
 * in which rare words count more, and the part of the words that they have (docs/product/catalogue.md#search-by-task).
 * @param limit the maximum number of tools
 */
export function findTools(index: ToolIndex, phrase: string, limit: number): FoundTools {
  const all = taskWords(phrase, index);
  const specific = all.filter(({ isGeneral }) => !isGeneral);
  const words = specific.length > 0 ? specific : all;
  const weightsOf = words.map((word) => cached((term: string) => weightOf(term, word)));
  const best = searchTexts(index, all, words)
    .map((result) => {
      const weights = weightsOf.map((weight) => Math.max(...result.terms.map(weight)));
      return {
        result,
        hasAll: weights.every((weight) => weight > ONLY_RELATED_WEIGHT),
        score: result.score * weights.reduce((sum, weight) => sum + weight, 0),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => Number(b.hasAll) - Number(a.hasAll) || b.score - a.score)
    .slice(0, limit);
  const unknown = words.filter(({ isKnown }) => !isKnown);
  return {
    tools: best.map(({ result }) => ({ id: String(result.id), found: new Set(result.terms) })),
    matchesAll: unknown.length === 0 && (best[0]?.hasAll ?? false),
    unknownWords: [...new Set(unknown.map(({ typed }) => typed))],
  };
}

/** Keeps the values of a function, which thousands of tools repeat. */
function cached(compute: (term: string) => number): (term: string) => number {
  const values = new Map<string, number>();
  return (term) => {
    let value = values.get(term);
    if (value === undefined) {
      value = compute(term);
      values.set(term, value);
    }
    return value;
  };
}

/** Splits a text at the words that were found. */
export function markFound(text: string, found: ReadonlySet<string>): TextPart[] {
  const isFound = (word: string) => found.has(formsOf(word).term);
  const parts: TextPart[] = [];
  // At odd places are the hyphenated words.
  const words = text
    .split(HYPHENATED)
    .flatMap((part, at) =>
      at % 2 === 1 && isFound(part) ? part : part.split(WORD).flatMap(segmentsOf),
    );
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
  const sentences = description.match(/\S[^.!?。！？]*(?:[.!?。！？]+|$)/g) ?? [];
  const countIn = (sentence: string) =>
    markFound(sentence, found).filter(({ isMatch }) => isMatch).length;
  return sentences.reduce(
    (best, sentence) => (countIn(sentence) > countIn(best) ? sentence : best),
    sentences[0] ?? '',
  );
}
