import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '@/lib/parse/guards';

/** A schema of the document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  'x-portal'?: 'needs' | 'tolerates' | 'ignores';
}

interface DescribedBody {
  content?: Record<string, { schema?: Schema }>;
}

interface DescribedOperation {
  operationId: string;
  'x-screen': string;
  requestBody?: DescribedBody;
  responses: Record<string, DescribedBody>;
  servers?: unknown;
}

interface ApiDocument {
  paths: Record<string, Partial<Record<string, DescribedOperation>>>;
}

const file = new URL('../../docs/api/openapi.yaml', import.meta.url);
const document = parse(readFileSync(file, 'utf8')) as ApiDocument;

/** The target of a `$ref`, merged with the other keys of its object. */
export function resolveReference<T extends object>(value: T & { $ref?: string }): T {
  const { $ref, ...otherKeys } = value;
  if ($ref === undefined) return value;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), document);
  return Object.assign({}, resolveReference(Object(target) as T), otherKeys);
}

/** A request that the portal sends. */
export interface Operation {
  id: string;
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  /** The screens that need it; `none` if the portal never sends it. */
  screen: string;
  /** Whether the request has a JSON body. */
  sendsJson: boolean;
  /** Whether it goes to another host than the portal API. */
  hasOwnServer: boolean;
  /** The schema of the 200 response; `null` without a JSON body. */
  schema: Schema | null;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of the document, in its order. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const found = item[method];
      if (!found) return [];
      const success = resolveReference(found.responses['200'] ?? {});
      const sent = resolveReference(found.requestBody ?? {});
      return {
        id: found.operationId,
        method: method.toUpperCase(),
        path,
        screen: found['x-screen'],
        sendsJson: sent.content?.['application/json'] !== undefined,
        hasOwnServer: found.servers !== undefined,
        schema: success.content?.['application/json']?.schema ?? null,
      };
    }),
);

/** @throws Error for an unknown id */
export function findOperation(id: string): Operation {
  const operation = OPERATIONS.find((other) => other.id === id);
  if (!operation) throw new Error(`The document has no operation ${id}.`);
  return operation;
}
