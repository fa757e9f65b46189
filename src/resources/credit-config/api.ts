import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { RejectedError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { request, type RequestOptions } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { anyRecord, listOf } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { creditConfigSchema, type CreditConfig, type Preset } from './schema';

/** A configuration and the message of its response. */
export interface ConfigResponse {
  config: CreditConfig;
  message: string | null;
}

/**
 * The body of a create or update. The server uses its default for a field that a create leaves out,
 * and keeps the value of one that an update leaves out.
 */
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

/** Sends a request; its response body is an object with success, data and message. */
async function sendRequest(
  path: string,
  options: RequestOptions,
): Promise<Record<string, unknown>> {
  return parseResponse(anyRecord, await request(path, options));
}

async function requestConfig(path: string, options: RequestOptions): Promise<ConfigResponse> {
  const body = await sendRequest(path, options);
  // Missing fields get defaults, but a response without a configuration is an error.
  if (!isRecord(body['data'])) throw new RejectedError(body);
  return { config: v.parse(creditConfigSchema, body['data']), message: serverMessage(body) };
}

/**
 * `GET /credit-config/active` (docs/product/purchase.md#configuration).
 * @throws RejectedError, MalformedResponseError, HttpError, NetworkError: see credit-offer.ts
 */
export function fetchActiveConfig(signal: AbortSignal): Promise<ConfigResponse> {
  return requestConfig(endpoints.activeCreditConfig, { signal });
}

/** `GET /credit-config/name/{name}`. */
export function fetchConfigByName(name: string, signal: AbortSignal): Promise<ConfigResponse> {
  return requestConfig(endpoints.creditConfigByName(name), { signal });
}

/** `GET /credit-config`; invalid entries are left out. */
export async function fetchConfigs(
  filter: ConfigFilter,
  signal: AbortSignal,
): Promise<CreditConfig[]> {
  const { data } = await sendRequest(endpoints.creditConfigs, { query: filter, signal });
  return v.parse(listOf(creditConfigSchema), data);
}

/** Sends a change; resolves to `null` when the response leaves out the configuration. */
async function sendChange(path: string, options: RequestOptions): Promise<CreditConfig | null> {
  const { data } = await sendRequest(path, options);
  return isRecord(data) ? v.parse(creditConfigSchema, data) : null;
}

/** `POST /credit-config`. */
export function createConfig(input: ConfigInput): Promise<CreditConfig | null> {
  return sendChange(endpoints.creditConfigs, { method: 'POST', body: input });
}

/** `PUT /credit-config/{id}`. */
export function updateConfig({
  id,
  input,
}: {
  id: string;
  input: ConfigInput;
}): Promise<CreditConfig | null> {
  return sendChange(endpoints.creditConfig(id), { method: 'PUT', body: input });
}

/** `PATCH /credit-config/{id}/activate`: makes this the active configuration. */
export function activateConfig(id: string): Promise<CreditConfig | null> {
  return sendChange(endpoints.activateCreditConfig(id), { method: 'PATCH' });
}

/** `DELETE /credit-config/{id}`. */
export async function deleteConfig(id: string): Promise<void> {
  await sendRequest(endpoints.creditConfig(id), { method: 'DELETE' });
}
