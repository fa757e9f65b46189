import { expect, it, vi } from 'vitest';
import { runGeneration, type StreamProfile } from '@/features/profile/generated/run-generation';

async function* streamOf(...chunks: string[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** Runs a generation and collects its chunks in `text`, which is `null` before the start. */
function start(streamProfile: StreamProfile) {
  const controller = new AbortController();
  const received = { text: null as string | null };
  const ended = runGeneration(streamProfile, controller.signal, {
    onStart: () => (received.text = ''),
    onChunk: (chunk) => (received.text += chunk),
  });
  return { received, ended, stop: () => controller.abort() };
}

it('a generation whose stream ends has finished', async () => {
  const { received, ended } = start(() => Promise.resolve(streamOf('One ', 'two')));
  expect(await ended).toEqual({ kind: 'finished', hasNewText: true });
  expect(received.text).toBe('One two');
});

it('a generation that may not start returns no result', async () => {
  const { received, ended } = start(() => Promise.resolve(null));
  expect(await ended).toBeNull();
  expect(received.text).toBeNull();
});

it('a generation without a chunk is empty and does not start the text', async () => {
  const { received, ended } = start(() => Promise.resolve(streamOf()));
  expect(await ended).toEqual({ kind: 'empty', hasNewText: false });
  expect(received.text).toBeNull();
});

it('an error before the first chunk does not start the text', async () => {
  const error = new Error('No.');
  const { received, ended } = start(() => Promise.reject(error));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: false, error });
  expect(received.text).toBeNull();
});

it('an error between two chunks keeps the chunks before it', async () => {
  const error = new Error('Connection lost.');
  async function* broken() {
    yield* streamOf('Half');
    throw error;
  }
  const { received, ended } = start(() => Promise.resolve(broken()));
  expect(await ended).toEqual({ kind: 'failed', hasNewText: true, error });
  expect(received.text).toBe('Half');
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
  await vi.waitFor(() => expect(writing.received.text).toBe('Half'));
  writing.stop();
  expect(await writing.ended).toEqual({ kind: 'stopped', hasNewText: true });
});
