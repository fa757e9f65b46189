import { expect, it, vi } from 'vitest';
import {
  runGeneration,
  type StreamProfile,
} from '@/features/profile/business-profile/run-generation';

/** Runs a generation and collects its chunks in `text`, which is `null` before the start. */
function start(streamProfile: StreamProfile) {
  const controller = new AbortController();
  const received = { text: null as string | null };
  const ended = runGeneration(
    streamProfile,
    controller.signal,
    (chunk) => (received.text = (received.text ?? '') + chunk),
  );
  return { received, ended, stop: () => controller.abort() };
}

it('a generation that may not start returns no result', async () => {
  const { received, ended } = start(() => Promise.resolve(null));
  expect(await ended).toBeNull();
  expect(received.text).toBeNull();
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
