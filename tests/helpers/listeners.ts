import { vi } from 'vitest';

/** Counts the listeners that are added to a target from here on and not removed, by event type. */
export function countListeners(target: EventTarget) {
  const listeners: { type: string; listener: unknown }[] = [];
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    listeners.push({ type, listener });
    add(type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    const index = listeners.findIndex((each) => each.type === type && each.listener === listener);
    if (index >= 0) listeners.splice(index, 1);
    remove(type, listener, options);
  });
  return (types?: readonly string[]): string[] =>
    listeners
      .map(({ type }) => type)
      .filter((type) => types?.includes(type) ?? true)
      .toSorted((one, other) => one.localeCompare(other));
}
