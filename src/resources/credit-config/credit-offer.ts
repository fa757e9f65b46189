import { HttpError, RejectedError } from '@/http/http-error';
import { failureMessage } from '@/http/server-message';
import { creditsForAmount } from './amounts';
import type { ConfigResponse } from './api';
import { DEFAULT_CONFIG, type CreditConfig } from './schema';

const LOAD_FAILED = 'Failed to load configuration';
const FETCH_FAILED = 'Failed to fetch configuration';

/** What the purchase dialog shows. */
export type CreditOffer =
  | { state: 'loading' }
  /** The Configuration Error screen. */
  | { state: 'error'; message: string }
  | {
      state: 'ready';
      config: CreditConfig;
      /** Why the built-in configuration is used; shown with Retry. */
      notice: string | null;
    };

/**
 * Whether credits can be sold with a configuration. Not when card payment is disabled, no amount
 * buys a credit, the slider's bounds are reversed, or it has more than Number.MAX_SAFE_INTEGER
 * steps.
 */
function isSellable({ stripe, creditRate, presets, slider }: CreditConfig): boolean {
  const { min, max, step } = slider;
  const highest = Math.max(max, ...presets.map(({ amount }) => amount));
  return (
    stripe.enabled &&
    creditsForAmount(highest, creditRate.creditsPerDollar) > 0 &&
    min >= 0 &&
    max > 0 &&
    min <= max &&
    step > 0 &&
    (max - min) / step <= Number.MAX_SAFE_INTEGER
  );
}

/**
 * The server's message, else `FETCH_FAILED` if the server reported the failure, else `LOAD_FAILED`.
 */
function noticeOf(error: Error): string {
  const hasResponse = error instanceof HttpError || error instanceof RejectedError;
  return failureMessage(error) ?? (hasResponse ? FETCH_FAILED : LOAD_FAILED);
}

/**
 * Maps the query of the active configuration to the dialog's state
 * (docs/product/purchase.md#configuration): the built-in configuration after a failed load, an
 * error for a configuration with which no credits can be sold.
 */
export function creditOffer(query: {
  data: ConfigResponse | undefined;
  error: Error | null;
}): CreditOffer {
  const { data, error } = query;
  if (data) {
    return isSellable(data.config)
      ? { state: 'ready', config: data.config, notice: null }
      : { state: 'error', message: data.message ?? LOAD_FAILED };
  }
  if (error) return { state: 'ready', config: DEFAULT_CONFIG, notice: noticeOf(error) };
  return { state: 'loading' };
}
