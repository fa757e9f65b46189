/** The result of a generation. */
export interface GenerationResult {
  kind: 'finished' | 'empty' | 'stopped' | 'failed';
  /** There is text that the server does not have. */
  hasNewText: boolean;
  /** The error of a failed generation. */
  error?: unknown;
}

/** Resolves to the chunks of a text, or to `null` when answers are missing. */
export type StreamProfile = (signal: AbortSignal) => Promise<AsyncIterable<string> | null>;

/**
 * Emits the chunks of a generation until it ends or is aborted. An abort takes effect
 * immediately.
 * @returns `null` when the generation did not start
 */
export async function runGeneration(
  streamProfile: StreamProfile,
  signal: AbortSignal,
  onChunk: (chunk: string) => void,
): Promise<GenerationResult | null> {
  const stop = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true });
  });
  let hasNewText = false;
  try {
    const chunks = (await Promise.race([streamProfile(signal), stop]))?.[Symbol.asyncIterator]();
    if (!chunks) return null;
    for (;;) {
      const chunk = await Promise.race([chunks.next(), stop]);
      if (chunk.done === true) return { kind: hasNewText ? 'finished' : 'empty', hasNewText };
      hasNewText = true;
      onChunk(chunk.value);
    }
  } catch (error) {
    return signal.aborted ? { kind: 'stopped', hasNewText } : { kind: 'failed', hasNewText, error };
  }
}
