import { formatWhole } from './decimals';

/** A whole number with its noun: `1 output`, `1,204 outputs`. */
export function countOf(count: number, noun: string): string {
  return `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;
}
