import { expect, it, onTestFinished, vi } from 'vitest';
import { onFirstInput } from '@/lib/browser/first-input';

it.each(['pointermove', 'pointerdown', 'keydown'])(
  'a function for the first input runs at the first %s and not again',
  (type) => {
    const run = vi.fn();
    onTestFinished(onFirstInput(run));
    expect(run).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type));
    document.body.dispatchEvent(new Event('keydown'));
    expect(run).toHaveBeenCalledTimes(1);
  },
);

it('a function for the first input does not run after it is cancelled', () => {
  const run = vi.fn();
  onFirstInput(run)();
  document.body.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});
