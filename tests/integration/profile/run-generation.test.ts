import { expect, it, vi } from 'vitest';
import { runGeneration, type StreamProfile } from '@/features/profile/run-generation';

async function* streamOf(...chunks: string[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** Runs a generation and collects its chunks in `text`, which is `null` before the start. */
function start(streamProfile: StreamProfile) {
  const controller = new AbortController();
  const seen = { text: null as string | null };
  const ended = runGeneration(streamProfile, controller.signal, {
    onStart: () => (seen.text = ''),
    onChunk: (chunk) => (seen.text += chunk),
  });
  return { seen, ended, stop: () => controller.abort() };
}

it('a generation whose stream ends has finished', async () => {
  const { seen, ended } = start(() => Promise.resolve(streamOf('One ', 'two')));
  expect(await ended).toEqual({ kind: 'finished', hasNewText: true });
  expect(seen.text).toBe('One two');
});

it('a generation that may not start returns no result', async () => {
  const { seen, ended } = start(() => Promise.resolve(null));
  expect(await ended).toBeNull();
  expect(seen.text).toBeNull();
});

it('a generation without a chunk is empty and does not start the text', async () => {
  const { seen, ended } = start(() => Promise.resolve(streamOf()));
  expect(await ended).toEqual({ kind: 'empty', hasNewText: false });
  expect(seen.text).toBeNull();
});

it('an error before the first chunk does not start the text', async () => {
  const error = new Error('No.');
  const { seen, ended } = start(() => Promise.reject(error));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: false, error });
  expect(seen.text).toBeNull();
});

it('an error between two chunks keeps the chunks before it', async () => {
  const error = new Error('Broken off.');
  async function* broken() {
    yield* streamOf('Half');
    throw error;
  }
  const { seen, ended } = start(() => Promise.resolve(broken()));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: true, error });
  expect(seen.text).toBe('Half');
});

it('an abort ends a generation that has not started and one that waits for its next chunk', async () => {
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
