import type { CreditConfig } from './schema';

/**
 * What the purchase dialog says without a message of the server (credits specification, section 8).
 */
export const CONFIG_UNUSABLE = 'Failed to load configuration';

export type ConfigState = { state: 'sellable' } | { state: 'error'; message: string };

/**
 * Whether credits can be sold from a configuration that arrived. They can't when card payment is
 * disabled, the rate is not positive, or the slider makes no sense: bounds the wrong way round, or
 * more steps than can be counted; the text is then the
 * message that came along, else the specified one.
 */
export function configState(config: CreditConfig, message: string | null): ConfigState {
  const { min, max, step } = config.slider;
  const sellable =
    config.stripe.enabled &&
    config.creditRate.creditsPerDollar > 0 &&
    min >= 0 &&
    max > 0 &&
    min <= max &&
    step > 0 &&
    Number.isSafeInteger(Math.floor((max - min) / step));
  return sellable ? { state: 'sellable' } : { state: 'error', message: message ?? CONFIG_UNUSABLE };
}
