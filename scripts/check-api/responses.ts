import { parseBody } from '@/http/parse-response';
import { isRecord } from '@/lib/parse/guards';
import { operations, type Operation } from '@mock-api/document';
import type { Reply } from './browser';
import type { Check } from './run';
import { findDifferences } from './differences';
import { describeRejection, readAsPortal } from './portal';
import { breaks, fine, joinDetails, tolerated, type Outcome } from './table';

/** Why the portal or a browser rejects a response; `null` if it does not. */
export function describeFailure({ ok, status, blocked }: Reply): string | null {
  if (blocked !== null) return `a browser blocks the response: ${blocked}`;
  if (ok) return null;
  if (status === 401) return 'status 401: the session is not accepted';
  if (status === 404) return 'status 404: the server does not have this path';
  return `status ${status}`;
}

/** Entries per page that the portal asks for. */
const PAGE_SIZE = 50;
const PAGE = `?limit=${PAGE_SIZE}&page=1`;
const QUERIES: Readonly<Record<string, string>> = {
  getHistory: PAGE,
  getGroupedHistory: PAGE,
  searchTools: '?searchItem=a',
};

/** Judges a body by the portal's own schemas and by the document. */
function judge({ id, success }: Operation, body: unknown): Outcome {
  const isJson = typeof body !== 'string';
  const differences = success && isJson ? findDifferences([...success, 'schema'], body) : [];
  try {
    const { sent, usable } = readAsPortal(id, body);
    const details = joinDetails([
      usable < sent ? `the portal cannot show ${sent - usable} of ${sent} entries` : '',
      id === 'getHistory' && sent > PAGE_SIZE ? `${sent} transactions for limit ${PAGE_SIZE}` : '',
      ...differences,
    ]);
    return sent > 0 && usable === 0 ? breaks(details) : tolerated(details);
  } catch {
    return breaks(joinDetails([describeRejection(body), ...differences]));
  }
}

/** What the portal shows for a record that the server does not find; `null` for other errors. */
function judgeMissing(id: string, parameter: string | number, reply: Reply): Outcome | null {
  if (reply.blocked !== null || reply.status !== 404 || !isRecord(parseBody(reply.text)))
    return null;
  if (id === 'getOnboarding') return fine('nothing saved yet');
  if (id !== 'getTool' || typeof parameter !== 'number') return null;
  // The portal sends ids as text, which a server may not find among numbers.
  return tolerated(`status 404 for an id that is a number: the page shows "Tool not found."`);
}

/**
 * Sends one request of the document, and judges its response.
 * @param options.parameter of the path
 * @returns the body of a response that the portal can use; `undefined` without one
 */
export async function checkOperation(
  { browser, table, api }: Check,
  operationId: string,
  { parameter = '', body }: { parameter?: string | number; body?: unknown } = {},
): Promise<unknown> {
  const operation = operations().find(({ id }) => id === operationId);
  if (!operation) throw new Error(`The document has no operation ${operationId}.`);
  const { path, screen } = operation;
  const method = operation.method.toUpperCase();
  const filled = path.replace(/\{\w+\}/, encodeURIComponent(parameter));
  let usableBody: unknown;
  await table.step(`${method} ${path}`, screen, async () => {
    const reply = await browser.send(api + filled + (QUERIES[operationId] ?? ''), { method, body });
    const failure = describeFailure(reply);
    if (failure !== null) return judgeMissing(operationId, parameter, reply) ?? breaks(failure);
    const received = parseBody(reply.text);
    const outcome = judge(operation, received);
    if (outcome.result !== 'BREAKS') usableBody = received;
    return outcome;
  });
  return usableBody;
}
