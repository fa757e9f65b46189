import type { ConfigResponse } from './api';
import { configNotice } from './failure';
import { DEFAULT_CONFIG, type CreditConfig } from './schema';
import { configState } from './state';

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
 * Maps the query of the active configuration to the dialog's state
 * (docs/product/purchase.md#configuration): after a failed load the built-in configuration, an
 * error for one that cannot be sold from.
 */
export function creditOffer(query: {
  data: ConfigResponse | undefined;
  error: Error | null;
}): CreditOffer {
  const { data, error } = query;
  if (data) {
    const result = configState(data.config, data.message);
    return result.state === 'error'
      ? result
      : { state: 'ready', config: data.config, notice: null };
  }
  if (error) return { state: 'ready', config: DEFAULT_CONFIG, notice: configNotice(error) };
  return { state: 'loading' };
}
