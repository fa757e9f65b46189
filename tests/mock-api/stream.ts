const isContinuation = (byte: number | undefined) =>
  byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;

/**
 * Splits a text into UTF-8 chunks of about `size` bytes, inside a multi-byte character where one is
 * near, so that decoding each chunk separately would produce replacement characters.
 */
export function utf8Chunks(text: string, size: number): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(text);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  while (from < bytes.length) {
    let to = Math.min(from + size, bytes.length);
    for (let near = to; near < Math.min(to + size / 2, bytes.length); near += 1) {
      if (isContinuation(bytes[near])) {
        to = near;
        break;
      }
    }
    chunks.push(bytes.slice(from, to));
    from = to;
  }
  return chunks;
}

/**
 * A body that sends the chunks one by one.
 * @param options.chunkDelayMs the delay before each chunk
 * @param options.signal of the request, whose abort errors the body; MSW does not do that in
 *   process
 * @param options.onEnd called after the last chunk
 */
export function slowBody(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  options: { chunkDelayMs: number; signal: AbortSignal; onEnd: () => void },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { chunkDelayMs, signal, onEnd } = options;
  let next = 0;
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, chunkDelayMs));
      if (signal.aborted) return;
      const chunk = chunks[next];
      next += 1;
      if (chunk) controller.enqueue(chunk);
      if (next < chunks.length) return;
      onEnd();
      controller.close();
    },
  });
}
