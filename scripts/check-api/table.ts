/** The result of a step: whether and why a screen is affected. */
export interface Outcome {
  result: 'fine' | 'tolerated' | 'breaks' | 'skipped';
  detail: string;
}

/** One line of the table. */
export interface Row extends Outcome {
  request: string;
  screen: string;
  /** Duration of the step in milliseconds; absent for a row without a request. */
  ms?: number;
}

/** The step has nothing to report, or only a remark. */
export const fine = (detail = ''): Outcome => ({ result: 'fine', detail });
/** The portal works in spite of the difference. */
export const tolerated = (detail: string): Outcome => ({ result: 'tolerated', detail });
/** A screen shows its error state or loses its purpose. */
export const breaks = (detail: string): Outcome => ({ result: 'breaks', detail });
/** The step was not possible. */
export const skipped = (detail: string): Outcome => ({ result: 'skipped', detail });

/** `breaks` with the problem, if there is one. */
export const breaksFor = (problem: string | null): Outcome =>
  problem === null ? fine() : breaks(problem);

/** `tolerated` with the problem, if there is one. */
export const toleratedFor = (problem: string | null): Outcome =>
  problem === null ? fine() : tolerated(problem);

/** The error of a request or its response; the message is shown in the table. */
export class CheckError extends Error {}

function describeError(error: unknown): string {
  if (error instanceof CheckError) return error.message;
  return `the check failed: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Collects the rows. A step never rejects: its error is its result, so that the rows of all other
 * steps are kept.
 * @param slowMs steps that take at least this long get a warning
 */
export function createTable(slowMs: number) {
  const rows: Row[] = [];
  return {
    rows,
    add(request: string, screen: string, outcome: Outcome): void {
      rows.push({ request, screen, ...outcome });
    },
    /** Runs a step and adds its row. `measured` replaces the duration of the whole step. */
    async step(
      request: string,
      screen: string,
      check: () => Promise<Outcome & { measured?: number }>,
    ): Promise<void> {
      const start = performance.now();
      const { measured, ...outcome } = await check().catch(
        (error: unknown): Outcome & { measured?: number } => breaks(describeError(error)),
      );
      const ms = Math.round(measured ?? performance.now() - start);
      rows.push({ request, screen, ms, ...withWarning(outcome, ms, slowMs) });
    },
  };
}

export type Table = ReturnType<typeof createTable>;

function withWarning(outcome: Outcome, ms: number, slowMs: number): Outcome {
  if (ms < slowMs) return outcome;
  const detail = [outcome.detail, `slow: ${(ms / 1000).toFixed(1)} s`].filter(Boolean).join('; ');
  return { result: outcome.result === 'fine' ? 'tolerated' : outcome.result, detail };
}

const RESULT_LABELS = {
  fine: 'fine',
  tolerated: 'tolerated difference',
  breaks: 'BREAKS',
  skipped: 'not checked',
} as const satisfies Record<Outcome['result'], string>;

const MAX_DETAILS = 4;

/** The first details as one text. */
export function joinDetails(details: readonly string[]): string {
  const distinct = [...new Set(details)];
  const more = distinct.length - MAX_DETAILS;
  const shown = distinct.slice(0, MAX_DETAILS).join('; ');
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

/** The table as text. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['request', 'result', 'time', 'screen', 'detail'],
    ...rows.map(({ request, result, ms, screen, detail }) => [
      request,
      RESULT_LABELS[result],
      ms === undefined ? '' : `${ms} ms`,
      screen,
      detail,
    ]),
  ];
  const lastColumn = 4;
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = [0, 1, 2, 3].map(width);
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === lastColumn ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The number of rows per result, as one line. */
export function formatSummary(rows: readonly Row[]): string {
  const count = (result: Outcome['result']) => rows.filter((row) => row.result === result).length;
  return `${count('fine')} fine, ${count('tolerated')} tolerated, ${count('breaks')} breaking, ${count('skipped')} not checked`;
}
