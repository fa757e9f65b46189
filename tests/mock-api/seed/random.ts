/**
 * Pseudo-random numbers that are the same in every run, so that tests of the seed are
 * deterministic.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both bounds, bounds included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** 32-bit FNV-1a of a text. */
function hash(text: string, start = 0x811c9dc5): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** An identifier of 24 hexadecimal digits, always the same for the same text. */
export function objectId(text: string): string {
  const first = hash(text);
  const second = hash(text, first ^ 0x9e3779b9);
  const third = hash(text, second ^ 0x85ebca6b);
  return [first, second, third].map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** A generator (mulberry32) whose sequence depends on the seed text alone. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
