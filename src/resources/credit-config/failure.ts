import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';
import { CONFIG_LOAD_FAILED } from './state';

const NOT_FETCHED = 'Failed to fetch configuration';

/** A configuration response without success; its message is shown to the member. */
export class ConfigRejectedError extends Error {
  override name = 'ConfigRejectedError';

  constructor(message: string | null) {
    super(message ?? NOT_FETCHED);
  }
}

/**
 * The notice beside the built-in configuration (docs/product/purchase.md#configuration): the
 * server's message, else "fetch" after an error response and "load" after any other failure.
 */
export function configNotice(error: unknown): string {
  if (error instanceof ConfigRejectedError) return error.message;
  return error instanceof HttpError
    ? (serverMessage(error.body) ?? NOT_FETCHED)
    : CONFIG_LOAD_FAILED;
}
