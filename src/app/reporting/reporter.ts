import { matchPath } from 'react-router-dom';
import { guardedPatterns, paths } from '@/config/paths';
import { parseUrl } from '@/lib/urls';

/** At most so many reports leave a page load, so that a failing loop can't flood the collector. */
export const MAX_REPORTS = 20;

/** What is sent. It holds no text of a member, no address with a query, and no name. */
export type Report =
  | { kind: 'error'; name: string; stack: string[] }
  | { kind: 'chunk'; file: string }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'vital'; name: string; value: number; rating: string };

const PATTERNS = [
  ...guardedPatterns,
  paths.auth,
  paths.resetPassword,
  paths.paymentSuccess,
  paths.paymentCancel,
];

/** The screen at an address, without the ids in it. */
export function pageOf(pathname: string): string {
  return PATTERNS.find((pattern) => matchPath(pattern, pathname)) ?? 'other';
}

/** A file of this build with line and column, out of a line of a stack; `null` for any other line. */
function positionIn(line: string, origin: string): string | null {
  const [, address, position] = /(https?:\/\/[^\s)]+?)((?::\d+)*)\)?$/.exec(line.trim()) ?? [];
  const url = parseUrl(address ?? '');
  return url?.origin === origin ? url.pathname.slice(1) + (position ?? '') : null;
}

/**
 * The class of an error and where it was thrown. Not its message, which may quote what a member
 * typed or what the server wrote.
 */
export function describeError(error: unknown, origin: string): Report {
  const isError = error instanceof Error;
  const lines = isError ? (error.stack ?? '').split('\n') : [];
  const stack = lines.flatMap((line) => positionIn(line, origin) ?? []);
  return { kind: 'error', name: isError ? error.name : typeof error, stack };
}

/** The scheme and host of what the policy blocked, or its keyword such as `inline`. */
export function describeBlocked(blocked: string): string {
  return parseUrl(blocked)?.origin ?? blocked;
}

/**
 * Sends reports, each distinct one once and at most `MAX_REPORTS` in all.
 * @param send takes the JSON text; `navigator.sendBeacon` in the browser
 */
export function createReporter(send: (text: string) => void): (report: Report) => void {
  const sent = new Set<string>();
  return (report) => {
    const text = JSON.stringify({ ...report, page: pageOf(window.location.pathname) });
    if (sent.has(text) || sent.size >= MAX_REPORTS) return;
    sent.add(text);
    send(text);
  };
}
