import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { isRecord } from '@/lib/optional-fields';
import openapi from '../../docs/api/openapi.yaml?raw';

/** The document of the API, docs/api/openapi.yaml, as far as responses are concerned. */
const document: unknown = parse(openapi);

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'openapi', ...(isRecord(document) ? document : {}) });

const validators = new Map<string, ValidateFunction | null>();

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** The JSON pointer that a `$ref` holds, or the pointer of the value itself. */
function resolved(pointer: string[]): string[] {
  const reference = at(document, ...pointer, '$ref');
  return typeof reference === 'string' ? reference.replace('#/', '').split('/') : pointer;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function validatorOf(route: string, method: string, status: number): ValidateFunction | null {
  const operation = ['paths', route.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()];
  const known = at(document, ...operation, 'responses', String(status)) !== undefined;
  if (status < 400 && !known) return null;
  const response = resolved([...operation, 'responses', known ? String(status) : 'default']);
  const schema = [...response, 'content', 'application/json', 'schema'];
  if (at(document, ...schema) === undefined) return null;
  return ajv.compile({ $ref: `openapi#/${schema.map(escaped).join('/')}` });
}

function describe({ instancePath, message }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message}`;
}

/** A response of the mock API that contradicts docs/api/openapi.yaml. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/**
 * Lets a response of the mock API through if docs/api/openapi.yaml describes it.
 * @param route the path's pattern, such as `/getTool/:id`
 * @throws ContractViolation that names request, status and field
 */
export async function withinContract(
  method: string,
  route: string,
  response: Response,
): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return response;
  const key = `${method} ${route} ${response.status}`;
  if (!validators.has(key)) validators.set(key, validatorOf(route, method, response.status));
  const validate = validators.get(key);
  if (!validate) throw new ContractViolation(`${key} is not documented.`);
  const body: unknown = await response.clone().json();
  if (validate(body)) return response;
  throw new ContractViolation(`${key}: ${(validate.errors ?? []).map(describe).join('; ')}`);
}
