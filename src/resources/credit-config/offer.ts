import type { ConfigAnswer } from './api';
import { configNotice } from './refused';
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
      /** Why the built-in configuration stands in; shown quietly, with a way to try again. */
      notice: string | null;
    };

/**
 * Decides between the dialog's states from the query of the active configuration (credits
 * specification, section 4): one that can't be fetched is replaced by the built-in one, one that
 * arrived and can't be sold from is an error.
 */
export function creditOffer(query: {
  data: ConfigAnswer | undefined;
  error: Error | null;
}): CreditOffer {
  const { data, error } = query;
  if (data) {
    const verdict = configState(data.config, data.message);
    return verdict.state === 'error'
      ? verdict
      : { state: 'ready', config: data.config, notice: null };
  }
  if (error) return { state: 'ready', config: DEFAULT_CONFIG, notice: configNotice(error) };
  return { state: 'loading' };
}
