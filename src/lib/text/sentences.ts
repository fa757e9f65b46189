/** A full stop ends a sentence before a space only: a number, such as 2.0, has one too. */
const SENTENCE = /\S.*?(?:[.!?]+["'”’)]*(?=\s|$)|[。！？]+|$)/gs;

/** The sentences of a text, each with its punctuation mark; none if it is blank. */
export function sentencesOf(text: string): string[] {
  return text.match(SENTENCE) ?? [];
}
