import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { MalformedResponseError } from '@/http/http-error';
import { request, type RequestOptions } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { listOf } from '@/lib/fields';
import { isRecord } from '@/lib/optional-fields';
import { ConfigRejectedError } from './refused';
import { creditConfigSchema, type CreditConfig, type Preset } from './schema';

/** A configuration as it arrived, with what the server said beside it. */
export interface ConfigAnswer {
  config: CreditConfig;
  message: string | null;
}

/** What a call that writes may name; the server keeps, or fills in, what is left out. */
export interface ConfigInput {
  name?: string;
  slider?: Partial<CreditConfig['slider']>;
  creditRate?: Partial<CreditConfig['creditRate']>;
  presets?: readonly Partial<Preset>[];
  currency?: Partial<CreditConfig['currency']>;
  modal?: Partial<CreditConfig['modal']>;
  stripe?: Partial<CreditConfig['stripe']>;
}

/** Query parameters of the list. */
export type ConfigFilter = Readonly<Record<string, string | number | undefined>>;

/** Sends a call of the service; every one of them answers with success, data and message. */
async function call(
  path: string,
  options: RequestOptions,
): Promise<{ data: unknown; message: string | null }> {
  const body = await request(path, options);
  if (!isRecord(body))
    throw new MalformedResponseError('credit-config answered without an object.');
  if (body['success'] === false) throw new ConfigRejectedError(serverMessage(body));
  return { data: body['data'], message: serverMessage(body) };
}

async function configCall(path: string, options: RequestOptions): Promise<ConfigAnswer> {
  const { data, message } = await call(path, options);
  // Success without a configuration is none: nothing of it could fall back field by field.
  if (!isRecord(data)) throw new ConfigRejectedError(message);
  return { config: parseResponse(creditConfigSchema, data), message };
}

/**
 * `GET /credit-config/active`: how credits are sold at present.
 * @throws ConfigRejectedError, MalformedResponseError, HttpError, NetworkError: see offer.ts
 */
export function fetchActiveConfig(signal: AbortSignal): Promise<ConfigAnswer> {
  return configCall(endpoints.activeCreditConfig, { signal });
}

/** `GET /credit-config/name/{name}`. */
export function fetchConfigByName(name: string, signal: AbortSignal): Promise<ConfigAnswer> {
  return configCall(endpoints.creditConfigByName(name), { signal });
}

/** `GET /credit-config`; entries that are no configuration are left out. */
export async function fetchConfigs(
  filter: ConfigFilter,
  signal: AbortSignal,
): Promise<CreditConfig[]> {
  const { data } = await call(endpoints.creditConfigs, { query: filter, signal });
  return v.parse(listOf(creditConfigSchema), data);
}

/** A call that writes: it has succeeded also where the answer leaves the configuration out. */
async function write(path: string, options: RequestOptions): Promise<CreditConfig | null> {
  const { data } = await call(path, options);
  return isRecord(data) ? parseResponse(creditConfigSchema, data) : null;
}

/** `POST /credit-config`. */
export function createConfig(input: ConfigInput): Promise<CreditConfig | null> {
  return write(endpoints.creditConfigs, { method: 'POST', body: input });
}

/** A change of one configuration. */
export interface ConfigUpdate {
  id: string;
  input: ConfigInput;
}

/** `PUT /credit-config/{id}`. */
export function updateConfig({ id, input }: ConfigUpdate): Promise<CreditConfig | null> {
  return write(endpoints.creditConfig(id), { method: 'PUT', body: input });
}

/** `PATCH /credit-config/{id}/activate`: credits are sold by this one from now on. */
export function activateConfig(id: string): Promise<CreditConfig | null> {
  return write(endpoints.activateCreditConfig(id), { method: 'PATCH' });
}

/** `DELETE /credit-config/{id}`. */
export async function deleteConfig(id: string): Promise<void> {
  await call(endpoints.creditConfig(id), { method: 'DELETE' });
}
