import { HttpError, RejectedError } from '@/http/http-error';
import { failureMessage } from '@/http/server-message';
import { CONFIG_LOAD_FAILED } from './state';

const NOT_FETCHED = 'Failed to fetch configuration';

/**
 * The notice beside the built-in configuration (docs/product/purchase.md#configuration): the
 * server's message, else "fetch" after a response and "load" without a usable one.
 */
export function configNotice(error: unknown): string {
  const hasResponse = error instanceof HttpError || error instanceof RejectedError;
  return failureMessage(error) ?? (hasResponse ? NOT_FETCHED : CONFIG_LOAD_FAILED);
}
