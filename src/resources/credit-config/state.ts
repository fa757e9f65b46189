import type { CreditConfig } from './schema';

/**
 * The error of the purchase dialog without a server message
 * (docs/product/purchase.md#purchase-dialog).
 */
export const CONFIG_LOAD_FAILED = 'Failed to load configuration';

export type ConfigState = { state: 'sellable' } | { state: 'error'; message: string };

/**
 * Whether credits can be sold from a loaded configuration. Not when card payment is disabled, the
 * rate is not positive, the slider's bounds are reversed, or its steps exceed a safe integer.
 * @param message the server's message for the error state
 */
export function configState(config: CreditConfig, message: string | null): ConfigState {
  const { min, max, step } = config.slider;
  const isSellable =
    config.stripe.enabled &&
    config.creditRate.creditsPerDollar > 0 &&
    min >= 0 &&
    max > 0 &&
    min <= max &&
    step > 0 &&
    Number.isSafeInteger(Math.floor((max - min) / step));
  return isSellable
    ? { state: 'sellable' }
    : { state: 'error', message: message ?? CONFIG_LOAD_FAILED };
}
