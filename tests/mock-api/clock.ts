let clock = () => Date.now();

/** The time of the mock API, in epoch milliseconds. */
export function currentTime(): number {
  return clock();
}

/** Sets the clock; that of the process is the default. */
export function setClock(next: () => number): void {
  clock = next;
}
