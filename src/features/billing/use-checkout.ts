import { createContext, use } from 'react';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { useStoreReturnTool } from './use-return-tool';

/**
 * Loads the page of the hosted checkout, whose URL has been validated. A context, because tests
 * can neither observe nor prevent a navigation by `location.assign`.
 */
export const LoadPageContext = createContext((url: string): void => window.location.assign(url));

export interface CheckoutOptions<Order> {
  /** Resolves to the validated URL of the hosted checkout. */
  mutation: UseMutationOptions<string, Error, Order>;
  /** The message for an error of the mutation. */
  toMessage: (error: Error) => string;
}

export interface Checkout<Order> {
  /** The order whose checkout is being created or opened; `null` if there is none. */
  busy: Order | null;
  /** The last failure, until it is dismissed or the checkout is started again. */
  failure: { order: Order; message: string } | null;
  /** Creates a checkout session and opens it. Does nothing while another one is pending. */
  start: (order: Order) => void;
  dismissFailure: () => void;
}

/**
 * Creates one checkout session at a time and opens it (docs/product/purchase.md#checkout).
 * Unmounting cancels the redirect.
 */
export function useCheckout<Order>({ mutation, toMessage }: CheckoutOptions<Order>) {
  const loadPage = use(LoadPageContext);
  const { run, reset, status, error, variables } = useAction(mutation, {
    onDone: (url, isMounted) => isMounted && loadPage(url),
  });
  const storeReturnTool = useStoreReturnTool();
  // A page restored from the back/forward cache would still show the button as busy.
  useWindowEvent('pageshow', reset);

  const order = variables ?? null;
  const busy = status === 'pending' || status === 'success' ? order : null;
  const checkout: Checkout<Order> = {
    busy,
    failure: error && order ? { order, message: toMessage(error) } : null,
    start: (next) => {
      if (busy !== null) return;
      storeReturnTool();
      void run(next);
    },
    dismissFailure: reset,
  };
  return checkout;
}
