import { routeAt, routes } from '@/config/routes';
import { routerLocation } from '@/lib/browser/base-path';
import { parseUrl } from '@/lib/parse/urls';

/**
 * The maximum number of reports per page load, so that an error in a loop does not flood the
 * server.
 */
export const MAX_REPORTS = 20;

/**
 * A report, sent with the route pattern of the page as `page`. It contains no error message, no
 * data of a member and no query string (docs/product/shell.md#reports).
 */
export type Report =
  | { kind: 'error'; name: string; stack: string[] }
  | { kind: 'chunk'; file: string }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'vital'; name: string; value: number; rating: string };

/** The route pattern of a path, without ids; `other` for an unknown one. */
function routePatternOf(pathname: string): string {
  const name = routeAt(pathname);
  return name ? routes[name].path : 'other';
}

/** Extracts file, line and column of this build from a stack line; `null` for any other line. */
function parseStackLine(line: string, origin: string): string | null {
  const [, source, position] = /(https?:\/\/[^\s)]+?)((?::\d+)*)\)?$/.exec(line.trim()) ?? [];
  const url = parseUrl(source ?? '');
  return url?.origin === origin ? url.pathname.slice(1) + (position ?? '') : null;
}

/**
 * Creates the report of an error: its name and stack positions. The message is left out, because it
 * may contain text of the member or the server. Another thrown value is reported by its type.
 */
export function createErrorReport(error: unknown, origin: string): Report {
  const isError = error instanceof Error;
  const lines = isError ? (error.stack ?? '').split('\n') : [];
  const stack = lines.flatMap((line) => parseStackLine(line, origin) ?? []);
  return { kind: 'error', name: isError ? error.name : typeof error, stack };
}

/** The origin of a URL that the content security policy blocked, or a keyword such as `inline`. */
export function blockedOrigin(blocked: string): string {
  return parseUrl(blocked)?.origin ?? blocked;
}

/**
 * Returns a function that sends each distinct report once and at most `MAX_REPORTS` in all.
 * @param send receives the JSON text; `navigator.sendBeacon` in the browser
 */
export function createReporter(send: (text: string) => void): (report: Report) => void {
  const sent = new Set<string>();
  return (report) => {
    const text = JSON.stringify({ ...report, page: routePatternOf(routerLocation().pathname) });
    if (sent.has(text) || sent.size >= MAX_REPORTS) return;
    sent.add(text);
    send(text);
  };
}
