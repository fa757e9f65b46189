import { appendFileSync } from 'node:fs';
import { afterAll, beforeEach } from 'vitest';

declare global {
  var __reach: ((file: string, block: number) => void) | undefined;
}

/**
 * Milliseconds; shorter than in tests/setup.ts, because most mutants of screens are killed by a
 * condition that is never met.
 */
const WAIT_LIMIT = 8000;

const output = process.env['MUTATION_REACHED'];

if (output === undefined) {
  if (typeof document !== 'undefined') {
    const { configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: WAIT_LIMIT });
  }
} else {
  /** The blocks that ran during each test, by the test's id and the file. */
  const reached = new Map<string, Map<string, Set<number>>>();
  let current: Map<string, Set<number>> | undefined;

  beforeEach(({ task }) => {
    current = new Map();
    reached.set(task.id, current);
  });
  globalThis.__reach = (file, block) => {
    if (!current) return;
    const blocks = current.get(file) ?? new Set();
    current.set(file, blocks.add(block));
  };
  // Not in `afterEach`, because components are unmounted later.
  afterAll(() => {
    current = undefined;
    for (const [id, files] of reached) {
      const blocks = [...files].map(([file, offsets]) => [file, [...offsets]]);
      appendFileSync(output, `${JSON.stringify({ id, blocks: Object.fromEntries(blocks) })}\n`);
    }
  });
}
