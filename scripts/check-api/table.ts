/** The result of a step: whether and why a screen is affected. */
export interface Outcome {
  result: 'fine' | 'tolerated difference' | 'BREAKS' | 'not checked';
  detail: string;
  /** Replaces the duration of the whole step, in milliseconds. */
  ms?: number;
}

/** One line of the table. A row without a request has no duration. */
export type Row = Outcome & { request: string; screen: string };

const outcomeOf =
  (result: Outcome['result']) =>
  (detail: string | null = ''): Outcome =>
    detail === null ? { result: 'fine', detail: '' } : { result, detail };

/** The step has nothing to report, or only a remark. */
export const fine = outcomeOf('fine');
/** The portal works in spite of the difference; `fine` for `null`. */
export const tolerated = outcomeOf('tolerated difference');
/** A screen shows its error state or loses its purpose; `fine` for `null`. */
export const breaks = outcomeOf('BREAKS');
/** The step was not possible. */
export const skipped = outcomeOf('not checked');

const MAX_DETAILS = 4;

/** The first details as one text; `null` without details. */
export function joinDetails(details: readonly string[]): string | null {
  const given = details.filter((detail) => detail !== '');
  const more = given.length - MAX_DETAILS;
  const shown = given.slice(0, MAX_DETAILS).join('; ');
  return more > 0 ? `${shown}; and ${more} more` : shown || null;
}

/** The message of an error, which is shown in the table. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Collects the rows. A step never rejects: its error is its result, so that the rows of all other
 * steps are kept.
 * @param slowMs steps that take at least this long get a warning
 */
export function createTable(slowMs: number) {
  const rows: Row[] = [];
  const add = (request: string, screen: string, outcome: Outcome): void =>
    void rows.push({ request, screen, ...outcome });
  /** Runs a step and adds its row. */
  async function step(request: string, screen: string, check: () => Promise<Outcome>) {
    const start = performance.now();
    const outcome = await check().catch((error: unknown) => breaks(messageOf(error)));
    const ms = Math.round(outcome.ms ?? performance.now() - start);
    if (ms < slowMs) return add(request, screen, { ...outcome, ms });
    const detail = joinDetails([outcome.detail, `slow: ${(ms / 1000).toFixed(1)} s`]);
    const judge = outcome.result === 'BREAKS' ? breaks : tolerated;
    add(request, screen, { ...judge(detail), ms });
  }
  return { rows, add, step };
}

export type Table = ReturnType<typeof createTable>;

/** The rows with their number per result as text, and whether a request breaks a screen. */
export function formatResult(rows: readonly Row[]): { text: string; breaksScreen: boolean } {
  const lines = [
    ['request', 'result', 'time', 'screen', 'detail'],
    ...rows.map(({ request, result, ms, screen, detail }) => {
      return [request, result, ms === undefined ? '' : `${ms} ms`, screen, detail];
    }),
  ];
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = [0, 1, 2, 3].map(widthOf);
  const table = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const count = (result: Outcome['result']) => rows.filter((row) => row.result === result).length;
  const summary = `${count('fine')} fine, ${count('tolerated difference')} tolerated, ${count('BREAKS')} breaking, ${count('not checked')} not checked`;
  return { text: [...table, '', summary].join('\n'), breaksScreen: count('BREAKS') > 0 };
}
