import { plainText } from '@/lib/plain-text';
import type { SavedOutput } from './output';

/** What is searched of an output. Made once for each: a letter typed must not read all texts anew. */
const searched = new WeakMap<SavedOutput, string>();

function wordsOf(output: SavedOutput): string {
  const known = searched.get(output);
  if (known !== undefined) return known;
  const words = plainText(`${output.title}\n\n${output.byline ?? ''}\n\n${output.text}`);
  const lower = words.toLocaleLowerCase();
  searched.set(output, lower);
  return lower;
}

/** The outputs whose title or text holds every word, in the order in which they came. */
export function findOutputs(outputs: readonly SavedOutput[], term: string): SavedOutput[] {
  const words = term.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...outputs];
  return outputs.filter((output) => words.every((word) => wordsOf(output).includes(word)));
}
