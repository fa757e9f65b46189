import { memoize } from '@/lib/memoize';
import { foldText } from '@/lib/text/fold-text';
import { searchWords } from '@/lib/text/mark-words';
import { plainText } from '@/lib/text/plain-text';
import type { SavedOutput } from './saved-output';

/** Cached, so that a keystroke does not parse all texts again. */
const searchableText = memoize(({ title, byline, text }: SavedOutput) =>
  foldText(plainText(`${title}\n\n${byline ?? ''}\n\n${text}`)),
);

/** Milliseconds of work before yielding to the event loop. */
const SLICE_MS = 12;

/**
 * Fills the cache of `findOutputs` in slices, because parsing thousands of texts would block the
 * main thread.
 */
export async function prepareSearch(outputs: readonly SavedOutput[]): Promise<void> {
  let sliceStart = performance.now();
  for (const output of outputs) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await new Promise((resume) => {
        setTimeout(resume);
      });
      sliceStart = performance.now();
    }
    searchableText(output);
  }
}

/** The outputs whose title, byline or text contains every word of the term, in their order. */
export function findOutputs(outputs: readonly SavedOutput[], term: string): SavedOutput[] {
  const words = searchWords(term);
  if (words.length === 0) return [...outputs];
  return outputs.filter((output) => words.every((word) => searchableText(output).includes(word)));
}
