import { plainText } from '@/lib/plain-text';
import type { SavedOutput } from './output';

/**
 * What is searched of an output. Made once for each: a letter typed must not read all texts anew.
 */
const searched = new WeakMap<SavedOutput, string>();

function wordsOf(output: SavedOutput): string {
  const known = searched.get(output);
  if (known !== undefined) return known;
  const words = plainText(`${output.title}\n\n${output.byline ?? ''}\n\n${output.text}`);
  const lower = words.toLocaleLowerCase();
  searched.set(output, lower);
  return lower;
}

/** Milliseconds of reading texts until the page gets its turn. */
const SLICE_MS = 12;

/**
 * Reads the texts of outputs for `findOutputs`, in slices: thousands of texts at a time would block
 * the page. Stops when it is aborted.
 */
export async function prepareSearch(
  outputs: readonly SavedOutput[],
  signal: AbortSignal,
): Promise<void> {
  let sliceStart = performance.now();
  for (const output of outputs) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await new Promise((resume) => {
        setTimeout(resume);
      });
      if (signal.aborted) return;
      sliceStart = performance.now();
    }
    wordsOf(output);
  }
}

/** The outputs whose title or text holds every word, in the order in which they came. */
export function findOutputs(outputs: readonly SavedOutput[], term: string): SavedOutput[] {
  const words = term.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...outputs];
  return outputs.filter((output) => words.every((word) => wordsOf(output).includes(word)));
}
