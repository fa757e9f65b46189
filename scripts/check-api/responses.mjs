import { CheckError, readJson } from './client.mjs';
import { findDifferences } from './differences.mjs';
import { findOperation } from './document.mjs';
import { joinDetails } from './report.mjs';

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

const QUERIES = { getHistory: '?limit=50&page=1', getGroupedHistory: '?limit=50&page=1' };

function createRow({ method, path, screen }, result, detail) {
  return { request: `${method} ${path}`, result, screen, detail };
}

/**
 * Sends one request of the document and compares its response with the schema.
 * @param {object} target client and base URL
 * @param {string} operationId
 * @param {{ parameters?: Record<string, string>, query?: string, body?: unknown }} options
 * @returns {Promise<{ row: import('./report.mjs').Row, body: unknown }>}
 */
export async function checkOperation({ client, api }, operationId, options = {}) {
  const described = findOperation(operationId);
  const path = described.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(options.parameters?.[name] ?? ''),
  );
  const url = `${api}${path}${options.query ?? QUERIES[operationId] ?? ''}`;
  try {
    const response = await client.send(url, { method: described.method, body: options.body });
    if (response.status === 401) {
      return {
        row: createRow(described, 'breaks', 'status 401: the session is not accepted'),
        body: null,
      };
    }
    if (!response.ok) {
      return { row: createRow(described, 'breaks', `status ${response.status}`), body: null };
    }
    const body = await readJson(response);
    const found = described.schema ? findDifferences(described.schema, body) : [];
    const breaking = found.filter(({ isBreaking }) => isBreaking);
    const shown = breaking.length > 0 ? breaking : found;
    const detail = joinDetails(shown.map(({ field, problem }) => `${field} ${problem}`));
    const result = breaking.length > 0 ? 'breaks' : found.length > 0 ? 'tolerated' : 'fine';
    return { row: createRow(described, result, detail), body };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { row: createRow(described, 'breaks', error.message), body: null };
  }
}
