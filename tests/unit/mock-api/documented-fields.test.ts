import { expect, it } from 'vitest';
import { isList, isRecord } from '@/lib/parse/guards';
import { operations, resolvedPath, valueAt } from '@mock-api/document';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { createBrowser } from './browser';

/**
 * Documented fields that the mock API never sends, because it sends another that has the same
 * purpose.
 */
const ALTERNATIVES: readonly RegExp[] = [
  // A record has one of them.
  /\._?id$/,
  // A response is at the top level, or in one of these.
  /^(verifyToken|getUser|getBalance|getOnboarding)\.(data|user|onboarding)$/,
  // The first of these that a transaction has is its amount or its date.
  /\[\]\.(amount|date|timestamp)$/,
  // The first of these that a member has is the greeting's name.
  /\.(fullName|firstName|lastName)$/,
];

const REQUESTS = operations().filter(
  ({ id, method, success }) =>
    method === 'get' && success !== null && !['refresh', 'getUsageStatus'].includes(id),
);

/**
 * The documented fields below a schema that are also in one of the values, and those that are not.
 */
function compare(
  reference: readonly string[],
  values: readonly unknown[],
  field: string,
  result: { sent: Set<string>; documented: Set<string>; others: Set<string> },
): void {
  const path = resolvedPath(reference);
  const schema = valueAt(path);
  if (!isRecord(schema)) return;
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const branches = schema[keyword];
    if (!isList(branches)) continue;
    branches.forEach((_, index) =>
      compare([...path, keyword, String(index)], values, field, result),
    );
  }
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const isVariant = ['anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in schema);
  for (const value of isVariant || !isRecord(schema['properties']) ? [] : values.filter(isRecord)) {
    for (const name of Object.keys(value)) {
      if (!(name in properties)) result.others.add(`${field}.${name}`);
    }
  }
  for (const name of Object.keys(properties)) {
    const key = `${field}.${name}`;
    const use = valueAt([...path, 'properties', name, 'x-portal']);
    if (use === 'ignores') continue;
    const inner = values.flatMap((value) =>
      isRecord(value) && value[name] !== undefined ? [value[name]] : [],
    );
    result.documented.add(key);
    if (inner.length === 0) continue;
    result.sent.add(key);
    compare([...path, 'properties', name], inner, key, result);
  }
  if ('items' in schema) {
    compare([...path, 'items'], values.filter(isList).flat(), `${field}[]`, result);
  }
}

/** The responses of each request for all demo members. */
async function allResponses(): Promise<Map<string, unknown[]>> {
  const bodies = new Map<string, unknown[]>(REQUESTS.map(({ id }) => [id, []]));
  const browser = createBrowser();
  for (const { email } of DEMO_MEMBERS) {
    await browser.signIn(email);
    const { tools, creditConfigs } = browser.db();
    for (const { id, path } of REQUESTS) {
      const url = path.replace('{id}', tools[0]!.id).replace('{name}', creditConfigs[0]!.name);
      const response = await browser.get(id === 'searchTools' ? `${url}?searchItem=value` : url);
      bodies.get(id)?.push(await response.json());
    }
  }
  return bodies;
}

it('the mock API sends every field that docs/api/openapi.yaml documents', async () => {
  const result = {
    sent: new Set<string>(),
    documented: new Set<string>(),
    others: new Set<string>(),
  };
  const bodies = await allResponses();
  for (const { id, success } of REQUESTS) {
    compare([...success!, 'schema'], bodies.get(id) ?? [], id, result);
  }
  expect(result.sent.size).toBeGreaterThan(150);
  const missing = [...result.documented].filter((field) => !result.sent.has(field));
  const isAlternative = (field: string) => ALTERNATIVES.some((pattern) => pattern.test(field));
  expect(missing.filter((field) => !isAlternative(field))).toEqual([]);
  expect([...result.others]).toEqual([]);
});
