/**
 * One line of the table.
 * @typedef {{ request: string, result: 'fine' | 'tolerated' | 'breaks' | 'skipped', screen: string, detail: string }} Row
 */

const RESULT_LABELS = {
  fine: 'fine',
  tolerated: 'tolerated difference',
  breaks: 'BREAKS',
  skipped: 'not checked',
};
const MAX_DETAILS = 4;

/** The first details as one text. @param {string[]} details */
export function joinDetails(details) {
  const distinct = [...new Set(details)];
  const more = distinct.length - MAX_DETAILS;
  const shown = distinct.slice(0, MAX_DETAILS).join('; ');
  return more > 0 ? `${shown}; and ${more} more` : shown;
}

/** The table as text. @param {Row[]} rows */
export function formatTable(rows) {
  const lines = [
    ['request', 'result', 'screen', 'detail'],
    ...rows.map(({ request, result, screen, detail }) => [
      request,
      RESULT_LABELS[result],
      screen,
      detail,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The number of rows per result, as one line. @param {Row[]} rows */
export function formatSummary(rows) {
  const count = (result) => rows.filter((row) => row.result === result).length;
  return `${count('fine')} fine, ${count('tolerated')} tolerated, ${count('breaks')} breaking, ${count('skipped')} not checked`;
}
