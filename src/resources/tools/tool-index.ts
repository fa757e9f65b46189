/** The search over the texts of tools (docs/product/catalogue.md#search-by-task). */
import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { memoize } from '@/lib/memoize';
import { foldText } from '@/lib/text/fold-text';
import type { TextPart } from '@/lib/text/mark-words';
import { sentencesOf } from '@/lib/text/sentences';
import type { Tool } from './schema';
import { STOP_WORDS, synonymGroups } from './search-words';

/** Tools that are indexed in one task, so that the page stays responsive with 10,000 of them. */
const CHUNK_SIZE = 50;
/**
 * A shorter word is the beginning of too many others, unless it is the last one, which may be
 * unfinished.
 */
const MIN_PREFIX_LENGTH = 3;
/** A shorter word differs from many others by one letter. */
const MIN_FUZZY_LENGTH = 4;
/** How many letters of a word can be wrong: this share of them, and at most two. */
const WRONG_SHARE = 0.25;
const MAX_WRONG_LETTERS = 2;
const SYNONYM_WEIGHT = 0.3;

/** A word, or several that hyphens join. */
const WORD = /([\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*)/u;
const HYPHEN = /([-\u2010\u2011])/u;
/** Letters of languages that do not write spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Created with the first such text, because that takes 80 ms on a slow device. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a text without spaces; any other text as it is. */
function segmentsOf(text: string): string[] {
  if (!UNSPACED.test(text) || typeof Intl.Segmenter !== 'function') return [text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The words of a text; one with hyphens stays whole. */
function wordsOf(text: string): string[] {
  return text
    .split(WORD)
    .filter((_, at) => at % 2 === 1)
    .flatMap(segmentsOf);
}

/** A word, followed by those that its hyphens join. */
function partsOf(word: string): string[] {
  const parts = word.split(HYPHEN).filter((_, at) => at % 2 === 0);
  return parts.length > 1 ? [word, ...parts] : parts;
}

/** A word without case, accents and hyphens: "E-mail" is "email". */
function plainOf(word: string): string {
  return foldText(word).replaceAll('-', '');
}

/** Texts repeat their words, and the stem of each takes microseconds. */
const stems = new Map<string, string>();

/** The indexed form of a word: without ending. */
function termOf(word: string): string {
  let term = stems.get(word);
  if (term === undefined) {
    term = stemmer(plainOf(word));
    stems.set(word, term);
  }
  return term;
}

/** The synonyms of a term, as terms. */
const synonyms = new Map<string, Set<string>>();
for (const group of synonymGroups.map((words) => words.map(termOf))) {
  for (const term of group) synonyms.set(term, new Set([...(synonyms.get(term) ?? []), ...group]));
}

/** A word of a phrase. */
interface TaskWord {
  /** Its term, and those of the words that hyphens join in it. */
  terms: readonly string[];
  /** Whether a tool has the word, or one that begins with it. */
  isKnown: boolean;
}

/** A tool that was found. */
export interface ToolForTask {
  tool: Tool;
  name: readonly TextPart[];
  /** The sentence of its description that says most about the task. */
  description: readonly TextPart[];
}

/** The tools that were found. */
export interface ToolsForTask {
  /** The best first. */
  tools: readonly ToolForTask[];
  /** Whether a tool has all words of the phrase, or words that begin with them. */
  matchesAll: boolean;
}

/** An index over the texts of tools. */
export interface ToolIndex {
  texts: MiniSearch<Tool>;
  /** The terms of the texts. */
  terms: readonly string[];
  toolsById: ReadonlyMap<string, Tool>;
}

/**
 * Indexes the tools in several tasks; cached, because the catalogue is searched again and again.
 */
export const indexTools = memoize(async (tools: readonly Tool[]): Promise<ToolIndex> => {
  const terms = new Set<string>();
  const texts: MiniSearch<Tool> = new MiniSearch<Tool>({
    fields: ['name', 'hashtags', 'description'],
    extractField: (tool, field) =>
      field === 'hashtags' ? tool.hashtags.join(' ') : String(Reflect.get(tool, field)),
    tokenize: (text) => wordsOf(text).flatMap(partsOf),
    processTerm: (word) => {
      const term = termOf(word);
      terms.add(term);
      return term;
    },
    searchOptions: {
      // A search is for terms.
      tokenize: (phrase) => phrase.split(' '),
      processTerm: (term) => term,
      boost: { name: 6, hashtags: 3, description: 1 },
      maxFuzzy: MAX_WRONG_LETTERS,
    },
  });
  await texts.addAllAsync(tools, { chunkSize: CHUNK_SIZE });
  return { texts, terms: [...terms], toolsById: new Map(tools.map((tool) => [tool.id, tool])) };
});

/**
 * The words of a phrase that describe the task; the last one if none does, because it may be
 * unfinished.
 */
function taskWords(phrase: string, index: ToolIndex): TaskWord[] {
  const words = wordsOf(phrase);
  const meant = words.filter((word) => !STOP_WORDS.has(plainOf(word)));
  return (meant.length > 0 ? meant : words.slice(-1)).map((word) => {
    const terms = partsOf(word).map(termOf);
    const isKnown = index.terms.some((term) => terms.some((own) => term.startsWith(own)));
    return { terms, isKnown };
  });
}

/**
 * The tools for a task, the best first: those that have all words of it, then by the score of their
 * texts (docs/product/catalogue.md#search-by-task).
 * @param limit the maximum number of tools
 */
export function findTools(index: ToolIndex, phrase: string, limit: number): ToolsForTask {
  const words = taskWords(phrase, index);
  const typed = words.flatMap(({ terms }) => terms);
  const related = typed.flatMap((term) => [...(synonyms.get(term) ?? [])]);
  const unfinished = words.at(-1)?.terms ?? [];
  const unknownTerms = words
    .flatMap(({ terms, isKnown }) => (isKnown ? [] : terms))
    .filter((term) => term.length >= MIN_FUZZY_LENGTH && !synonyms.has(term));
  const results = index.texts.search([...new Set([...typed, ...related])].join(' '), {
    prefix: (term) =>
      typed.includes(term) && (term.length >= MIN_PREFIX_LENGTH || unfinished.includes(term)),
    fuzzy: (term) => unknownTerms.includes(term) && WRONG_SHARE,
    boostTerm: (term) => (typed.includes(term) ? 1 : SYNONYM_WEIGHT),
  });
  const hasAll = ({ queryTerms }: SearchResult) =>
    words.every(({ terms, isKnown }) => isKnown && terms.some((term) => queryTerms.includes(term)));
  const complete = results.filter(hasAll);
  const others = complete.length < limit ? results.filter((result) => !hasAll(result)) : [];
  return {
    tools: [...complete, ...others].slice(0, limit).flatMap((result) => toolForTask(index, result)),
    matchesAll: complete.length > 0,
  };
}

function toolForTask({ toolsById }: ToolIndex, { id, terms }: SearchResult): ToolForTask[] {
  const tool = toolsById.get(String(id));
  if (!tool) return [];
  const found = new Set(terms);
  const description = markFound(bestSentence(tool.description, found), found);
  return [{ tool, name: markFound(tool.name, found), description }];
}

/** Splits a text at the words that were found. */
function markFound(text: string, found: ReadonlySet<string>): TextPart[] {
  const isFound = (word: string) => found.has(termOf(word));
  const parts: TextPart[] = [];
  const words = text
    .split(WORD)
    .flatMap((part) => (isFound(part) ? part : part.split(HYPHEN).flatMap(segmentsOf)));
  for (const part of words) {
    const isMatch = isFound(part);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else if (part !== '') parts.push({ text: part, isMatch });
  }
  return parts;
}

/**
 * The sentence of a description that has most of the words found; the first one if several have.
 */
function bestSentence(description: string, found: ReadonlySet<string>): string {
  const sentences = sentencesOf(description);
  const countIn = (sentence: string) =>
    markFound(sentence, found).filter(({ isMatch }) => isMatch).length;
  return sentences.reduce(
    (best, sentence) => (countIn(sentence) > countIn(best) ? sentence : best),
    sentences[0] ?? '',
  );
}
