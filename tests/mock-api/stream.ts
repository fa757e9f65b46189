const isContinuation = (byte: number | undefined) =>
  byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;

/**
 * Cuts text into UTF-8 chunks of about `size` bytes, through the middle of a character wherever
 * one of more than a byte is near: a reader that decodes each chunk on its own shows it broken.
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
 * A body that gives the chunks one by one.
 * @param options.pause milliseconds before each chunk
 * @param options.signal of the request: its abort breaks the body. In process nobody else does that
 * @param options.onEnd called when the last chunk has been given
 */
export function slowBody(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  options: { pause: number; signal: AbortSignal; onEnd: () => void },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { pause, signal, onEnd } = options;
  let next = 0;
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause));
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
