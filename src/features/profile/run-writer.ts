/** How a generation, or the visit before this one, ended. */
export interface Ending {
  kind: 'finished' | 'empty' | 'stopped' | 'failed' | 'restored';
  /** A text has come that the server doesn't have. */
  wrote: boolean;
  /** What a failed one failed with. */
  error?: unknown;
}

/** What writes a text: resolves to its pieces, or to `null` when it may not begin. */
export type Writer = (signal: AbortSignal) => Promise<AsyncIterable<string> | null>;

/**
 * Passes on what a writer writes until it ends or is stopped, which takes effect immediately,
 * whatever it waits for.
 * @param onStart called before the first piece
 * @returns how it ended; `null` when it did not begin
 */
export async function runWriter(
  writer: Writer,
  signal: AbortSignal,
  { onStart, onPiece }: { onStart: () => void; onPiece: (piece: string) => void },
): Promise<Ending | null> {
  const stop = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true });
  });
  let wrote = false;
  try {
    const pieces = (await Promise.race([writer(signal), stop]))?.[Symbol.asyncIterator]();
    if (!pieces) return null;
    for (;;) {
      const piece = await Promise.race([pieces.next(), stop]);
      if (piece.done === true) return { kind: wrote ? 'finished' : 'empty', wrote };
      if (!wrote) onStart();
      wrote = true;
      onPiece(piece.value);
    }
  } catch (error) {
    return signal.aborted ? { kind: 'stopped', wrote } : { kind: 'failed', wrote, error };
  }
}
