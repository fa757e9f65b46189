/** The words of a search term. */
export function searchWords(term: string): string[] {
  return term.split(/\s+/).filter(Boolean);
}

/** Matches any of the words, ignoring case; the longest first, so that it is marked whole. */
export function wordPattern(words: readonly string[]): RegExp {
  const sources = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(${sources.join('|')})`, 'iu');
}

/** A text, or a part of it that a search found. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words of a search. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  return text
    .split(wordPattern(words))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Whether a text contains any of the words. */
export function containsWord(text: string, words: readonly string[]): boolean {
  return words.length > 0 && wordPattern(words).test(text);
}
