import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';
import { CONFIG_UNUSABLE } from './state';

const NOT_FETCHED = 'Failed to fetch configuration';

/** A configuration call that the server answered without success; the message is for the member. */
export class ConfigRejectedError extends Error {
  override name = 'ConfigRejectedError';

  constructor(message: string | null) {
    super(message ?? NOT_FETCHED);
  }
}

/**
 * The quiet notice beside the built-in configuration (credits specification, section 8): what the
 * server said, else that fetching failed when it answered, else that loading did.
 */
export function configNotice(error: unknown): string {
  if (error instanceof ConfigRejectedError) return error.message;
  return error instanceof HttpError ? (serverMessage(error.body) ?? NOT_FETCHED) : CONFIG_UNUSABLE;
}
