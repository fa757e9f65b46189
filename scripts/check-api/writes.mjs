import { CheckError } from './client.mjs';
import { cookieRows } from './headers.mjs';
import { checkOperation } from './responses.mjs';

/** The minimum time in milliseconds between the first and the last chunk of a streamed text. */
const MIN_STREAM_MS = 20;

function firstTool(tools) {
  return Array.isArray(tools) ? tools.find((tool) => tool?.platformId && !tool.isFree) : undefined;
}

async function checkStream({ client, api }, answers) {
  const base = { request: 'POST /generate-profile', screen: 'generated profile' };
  try {
    const response = await client.send(`${api}/generate-profile`, {
      method: 'POST',
      body: answers,
    });
    if (!response.ok) return { ...base, result: 'breaks', detail: `status ${response.status}` };
    const times = [];
    for await (const chunk of response.body ?? []) if (chunk.length > 0) times.push(Date.now());
    if (times.length === 0) return { ...base, result: 'breaks', detail: 'the text is empty' };
    const isStreamed = (times.at(-1) ?? 0) - (times[0] ?? 0) >= MIN_STREAM_MS;
    return isStreamed
      ? { ...base, result: 'fine', detail: `${times.length} pieces` }
      : { ...base, result: 'tolerated', detail: 'the text arrives in one piece' };
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    return { ...base, result: 'breaks', detail: error.message };
  }
}

async function checkRefreshOfMember({ client, auth, api, origin }) {
  const response = await client.send(`${auth}/auth/refresh`);
  const base = { request: 'GET /auth/refresh with a session', screen: 'every page, after a 401' };
  return [
    {
      ...base,
      result: response.ok ? 'fine' : 'breaks',
      detail: response.ok ? '' : `status ${response.status}`,
    },
    ...cookieRows(response.headers.getSetCookie(), { api, origin }),
  ];
}

/**
 * Checks the writes with the test member's own answers and profile, so that its data stays the same.
 * @param {object} target client and URLs
 * @param {Map<string, unknown>} bodies of the safe requests, by operation
 */
export async function checkWrites(target, bodies) {
  const record = bodies.get('getOnboarding') ?? {};
  const answers = Object.fromEntries(
    Object.entries(record).filter(([, value]) => typeof value === 'string'),
  );
  const tool = firstTool(bodies.get('getTools'));
  const rows = [];
  if (tool) {
    const body = { platformId: tool.platformId, featureId: null };
    rows.push((await checkOperation(target, 'checkAvailability', { body })).row);
  }
  if (bodies.get('getOnboarding')) {
    rows.push((await checkOperation(target, 'saveOnboarding', { body: answers })).row);
    if (typeof record.profileData === 'string') {
      const body = { profileData: record.profileData };
      rows.push((await checkOperation(target, 'saveProfile', { body })).row);
    }
    rows.push(await checkStream(target, answers));
  }
  rows.push(...(await checkRefreshOfMember(target)));
  return rows;
}
