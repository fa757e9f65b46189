import type { Reporter } from 'vitest/node';

export const retriesTests: boolean;
export const vitestRetries: Reporter;
export function recordRetriedTest(retried: { file: string; title: string; error: string }): void;
