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
