/**
 * Measures the processor time of this process while `work` runs, in milliseconds. Unlike wall-clock
 * time it does not depend on other processes.
 */
export function measureCpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as much processor time `work` takes for four times the size: about 4 if its time
 * grows with the size, 16 if with the square. Unlike a limit it does not depend on the machine.
 */
export function measureGrowth(size: number, prepare: (size: number) => () => void): number {
  // The shortest of several runs, without those that garbage collection prolongs.
  const shortestTime = (work: () => void) =>
    Math.min(...[1, 2, 3, 4].map(() => measureCpuTime(work)));
  const [small, large] = [prepare(size), prepare(4 * size)];
  return shortestTime(large) / shortestTime(small);
}
