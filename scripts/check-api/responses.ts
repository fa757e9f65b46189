import { isRecord } from '@/lib/parse/guards';
import { parseBody } from '@/http/parse-response';
import type { Client, Reply } from './client';
import { describeDifference, findDifferences } from './differences';
import { findOperation, type Operation } from './document';
import { describeRejection, readAsPortal } from './portal';
import { breaks, fine, joinDetails, tolerated, type Outcome, type Table } from './table';

/** The requests that change no data, in the order of the screens. */
export const SAFE_OPERATIONS = [
  'verifyToken',
  'getUser',
  'getUserData',
  'getUsageStatus',
  'getTools',
  'getBalance',
  'getStacks',
  'getPlatformCosts',
  'getHistory',
  'getGroupedHistory',
  'getPlans',
  'getCurrentSubscription',
  'getCreditPurchaseStatus',
  'getActiveCreditConfig',
  'getOnboarding',
  'getAssets',
];

/** Entries per page that the portal asks for. */
const PAGE_SIZE = 50;
const PAGE = `?limit=${PAGE_SIZE}&page=1`;
const QUERIES: Readonly<Record<string, string>> = { getHistory: PAGE, getGroupedHistory: PAGE };

/** The API that is checked. */
export interface Target {
  client: Client;
  table: Table;
  /** Without a trailing slash. */
  api: string;
}

/** Why a status of an error response is a problem. */
export function describeStatus(status: number): string {
  if (status === 401) return 'status 401: the session is not accepted';
  if (status === 404) return 'status 404: the server does not have this path';
  return `status ${status}`;
}

/** Whether the portal takes an error response as "nothing saved yet". */
function isEmptyRecord({ id }: Operation, { status }: Reply, body: unknown): boolean {
  return id === 'getOnboarding' && status === 404 && isRecord(body);
}

function judge(operation: Operation, body: unknown): Outcome {
  const { id, schema } = operation;
  const isUnread = body === '' || typeof body === 'string';
  const differences = schema && !isUnread ? findDifferences(schema, body) : [];
  try {
    const entries = readAsPortal(id, body);
    const details: string[] = [];
    if (entries && entries.usable < entries.sent) {
      const { sent, usable } = entries;
      const detail = `the portal cannot show ${sent - usable} of ${sent} entries`;
      if (usable === 0) {
        return breaks(joinDetails([detail, ...differences.map(describeDifference)]));
      }
      details.push(detail);
    }
    if (id === 'getHistory' && entries && entries.sent > PAGE_SIZE) {
      details.push(`${entries.sent} transactions for limit ${PAGE_SIZE}`);
    }
    details.push(...differences.map(describeDifference));
    return details.length > 0 ? tolerated(joinDetails(details)) : fine();
  } catch (error) {
    const needed = differences.filter(({ isNeeded }) => isNeeded);
    const shown = needed.length > 0 ? needed : differences;
    return breaks(joinDetails([describeRejection(body, error), ...shown.map(describeDifference)]));
  }
}

/**
 * Sends one request of the document, and judges its response by the portal's own schemas and by the
 * document.
 * @returns the body of a response that the portal can use; `undefined` without one
 */
export async function checkOperation(
  { client, table, api }: Target,
  operationId: string,
  options: { parameters?: Record<string, string>; query?: string; body?: unknown } = {},
): Promise<unknown> {
  const operation = findOperation(operationId);
  const { method, screen, path } = operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.parameters?.[name] ?? ''),
  );
  const url = `${api}${filled}${options.query ?? QUERIES[operationId] ?? ''}`;
  let usableBody: unknown;
  await table.step(`${method} ${path}`, screen, async () => {
    const reply = await client.send(url, {
      method,
      ...(options.body !== undefined && { body: options.body }),
    });
    if (reply.blocked !== null) return breaks(`a browser blocks the response: ${reply.blocked}`);
    const body = parseBody(reply.text);
    if (isEmptyRecord(operation, reply, body)) {
      usableBody = null;
      return fine('nothing saved yet');
    }
    if (!reply.ok) return breaks(describeStatus(reply.status));
    const outcome = judge(operation, body);
    if (outcome.result !== 'breaks') usableBody = body;
    return outcome;
  });
  return usableBody;
}
