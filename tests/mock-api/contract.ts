import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiDocument, resolvedPath, valueAt } from './document';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, verbose: true });
ajv.addSchema({ $id: 'openapi', ...Object(apiDocument) });

const validators = new Map<string, ValidateFunction>();

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Creates a validator for a schema of the document. @param schema path of the schema */
export function validatorAt(schema: readonly string[]): ValidateFunction {
  const $ref = `openapi#/${schema.map(escaped).join('/')}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

function validatorOf(route: string, method: string, status: number): ValidateFunction | null {
  const operation = ['paths', route.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()];
  const known = valueAt([...operation, 'responses', String(status)]) !== undefined;
  if (status < 400 && !known) return null;
  const response = resolvedPath([...operation, 'responses', known ? String(status) : 'default']);
  const schema = [...response, 'content', 'application/json', 'schema'];
  return valueAt(schema) === undefined ? null : validatorAt(schema);
}

function describe({ instancePath, message }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message}`;
}

/** A response of the mock API that contradicts docs/api/openapi.yaml. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/**
 * Returns a response of the mock API if docs/api/openapi.yaml describes it.
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
  const validate = validatorOf(route, method, response.status);
  if (!validate) throw new ContractViolation(`${key} is not documented.`);
  const body: unknown = await response.clone().json();
  if (validate(body)) return response;
  throw new ContractViolation(`${key}: ${(validate.errors ?? []).map(describe).join('; ')}`);
}
