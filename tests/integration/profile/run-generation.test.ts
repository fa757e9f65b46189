import { expect, it, vi } from 'vitest';
import { runGeneration, type StreamProfile } from '@/features/profile/run-generation';

async function* written(...pieces: string[]) {
  for (const chunk of pieces) yield await Promise.resolve(chunk);
}

/** Runs a writer and collects its pieces in `text`, which is `null` before the start. */
function start(writer: StreamProfile) {
  const controller = new AbortController();
  const seen = { text: null as string | null };
  const ended = runGeneration(writer, controller.signal, {
    onStart: () => (seen.text = ''),
    onChunk: (chunk) => (seen.text += chunk),
  });
  return { seen, ended, stop: () => controller.abort() };
}

it('a writer that is read to its end has finished', async () => {
  const { seen, ended } = start(() => Promise.resolve(written('One ', 'two')));
  expect(await ended).toEqual({ kind: 'finished', hasNewText: true });
  expect(seen.text).toBe('One two');
});

it('a writer that may not start returns no result', async () => {
  const { seen, ended } = start(() => Promise.resolve(null));
  expect(await ended).toBeNull();
  expect(seen.text).toBeNull();
});

it('a writer without a chunk is empty and does not start the text', async () => {
  const { seen, ended } = start(() => Promise.resolve(written()));
  expect(await ended).toEqual({ kind: 'empty', hasNewText: false });
  expect(seen.text).toBeNull();
});

it('an error before the first chunk does not start the text', async () => {
  const error = new Error('No.');
  const { seen, ended } = start(() => Promise.reject(error));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: false, error });
  expect(seen.text).toBeNull();
});

it('an error between two pieces keeps the pieces before it', async () => {
  const error = new Error('Broken off.');
  async function* broken() {
    yield* written('Half');
    throw error;
  }
  const { seen, ended } = start(() => Promise.resolve(broken()));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: true, error });
  expect(seen.text).toBe('Half');
});

it('an abort ends a writer that has not started and one that waits for its next chunk', async () => {
  const never = new Promise<never>(() => undefined);
  const waiting = start(() => never);
  waiting.stop();
  expect(await waiting.ended).toEqual({ kind: 'stopped', hasNewText: false });

  async function* endless() {
    yield 'Half';
    await never;
  }
  const writing = start(() => Promise.resolve(endless()));
  await vi.waitFor(() => expect(writing.seen.text).toBe('Half'));
  writing.stop();
  expect(await writing.ended).toEqual({ kind: 'stopped', hasNewText: true });
});
