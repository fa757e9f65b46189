import { isList, isRecord } from '@/lib/parse/guards';
import { resolveReference, type Schema } from './document';

/** A difference between a response and the API document. */
export interface Difference {
  /** The path of the value in the response, such as `body[].name`. */
  field: string;
  problem: string;
  /** Whether the document says that the portal needs the field. */
  isNeeded: boolean;
  /** How often it occurs. */
  count: number;
  /** The number of entries of the innermost list that has the field; 1 outside of lists. */
  total: number;
}

interface Findings {
  found: Omit<Difference, 'count' | 'total'>[];
  /** The number of entries of each list, by the path of an entry. */
  entries: Map<string, number>;
}

/** The JSON type of a value. */
function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function hasType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return true;
  const types = [type].flat();
  const found = jsonTypeOf(value);
  return types.includes(found) || (found === 'number' && types.includes('integer'));
}

function countPath({ entries }: Findings, path: string, count: number): void {
  entries.set(path, (entries.get(path) ?? 0) + count);
}

function merge(target: Findings, source: Findings): void {
  for (const entry of source.found) target.found.push(entry);
  for (const [path, count] of source.entries) countPath(target, path, count);
}

/**
 * The findings of the alternative that fits best: with the fewest needed fields, then the fewest.
 */
function bestOf(alternatives: Findings[]): Findings | undefined {
  const needed = ({ found }: Findings) => found.filter(({ isNeeded }) => isNeeded).length;
  return alternatives.toSorted(
    (one, other) => needed(one) - needed(other) || one.found.length - other.found.length,
  )[0];
}

function compare(
  reference: Schema,
  value: unknown,
  field: string,
  inherited: boolean,
  findings: Findings,
): void {
  const schema = resolveReference(reference);
  const use = schema['x-portal'];
  if (use === 'ignores') return;
  const isNeeded = use === undefined ? inherited : use === 'needs';
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []).map((branch) => {
    const own: Findings = { found: [], entries: new Map() };
    compare(branch, value, field, isNeeded, own);
    return own;
  });
  const best = bestOf(alternatives);
  if (best) merge(findings, best);
  for (const part of schema.allOf ?? []) compare(part, value, field, isNeeded, findings);

  if (!hasType(schema, value)) {
    const expected = [schema.type].flat().join(' or ');
    findings.found.push({ field, problem: `is ${jsonTypeOf(value)}, not ${expected}`, isNeeded });
    return;
  }
  if (isList(value)) {
    const { items } = schema;
    if (!items) return;
    countPath(findings, `${field}[]`, value.length);
    for (const entry of value) compare(items, entry, `${field}[]`, isNeeded, findings);
  } else if (isRecord(value)) {
    const properties = schema.properties ?? {};
    for (const name of schema.required ?? []) {
      if (value[name] !== undefined) continue;
      const missing = resolveReference(properties[name] ?? {})['x-portal'];
      if (missing === 'ignores') continue;
      findings.found.push({
        field: `${field}.${name}`,
        problem: 'is missing',
        isNeeded: missing === undefined ? isNeeded : missing === 'needs',
      });
    }
    for (const [name, property] of Object.entries(properties)) {
      if (value[name] === undefined) continue;
      compare(property, value[name], `${field}.${name}`, isNeeded, findings);
    }
  }
}

/**
 * Compares a response body with its schema. The result contains fields and types, but no values;
 * equal differences of the entries of a list are counted.
 */
export function findDifferences(schema: Schema, body: unknown): Difference[] {
  const findings: Findings = { found: [], entries: new Map() };
  compare(schema, body, 'body', true, findings);
  const differences = new Map<string, Difference>();
  for (const entry of findings.found) {
    const key = `${entry.field} ${entry.problem}`;
    const known = differences.get(key);
    if (known) known.count += 1;
    else {
      const [list = ''] = /^.*\[\]/.exec(entry.field) ?? [];
      const total = findings.entries.get(list) ?? 1;
      differences.set(key, { ...entry, count: 1, total });
    }
  }
  return [...differences.values()];
}

/** A difference as text, with its number for the entries of a list. */
export function describeDifference({ field, problem, count, total }: Difference): string {
  const isInList = field.includes('[]');
  return `${field} ${problem}${isInList ? ` in ${count} of ${total}` : ''}`;
}
