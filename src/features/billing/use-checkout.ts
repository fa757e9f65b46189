import { createContext, use, useRef } from 'react';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationKey,
  type MutationState,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { useStoreReturnTool } from './use-return-tool';

/**
 * Loads the page of the hosted checkout, whose URL has been validated. A context, because tests
 * can neither observe nor prevent a navigation by `location.assign`.
 */
export const LoadPageContext = createContext((url: string): void => window.location.assign(url));

export interface CheckoutOptions<Order, Url extends string | null> {
  /** Resolves to the validated URL of the hosted checkout, or to `null` if there is none. */
  mutation: UseMutationOptions<Url, Error, Order> & { mutationKey: MutationKey };
  /** The message for an error of the mutation. */
  toMessage: (error: Error) => string;
}

export interface Checkout<Order> {
  /**
   * The order whose checkout is being created, possibly since an earlier mount, or being opened;
   * `null` if there is none.
   */
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
export function useCheckout<Order, Url extends string | null>({
  mutation,
  toMessage,
}: CheckoutOptions<Order, Url>): Checkout<Order> {
  const loadPage = use(LoadPageContext);
  const client = useQueryClient();
  const { mutate, reset, status, data, error, variables } = useMutation(mutation);
  const storeReturnTool = useStoreReturnTool();
  const hasOpened = useRef(false);
  const { mutationKey } = mutation;
  const [pending] = useMutationState<MutationState<Url, Error, Order>>({
    filters: { mutationKey, status: 'pending' },
  });

  // A page restored from the back/forward cache would still show the button as busy.
  useWindowEvent('pageshow', () => {
    hasOpened.current = false;
    reset();
  });

  function start(order: Order) {
    // Not `useAction`: the request of an earlier mount may be in flight, and a page that is being
    // opened also counts.
    if (client.isMutating({ mutationKey }) > 0 || hasOpened.current) return;
    storeReturnTool();
    mutate(order, {
      onSuccess: (url) => {
        if (url === null) return;
        hasOpened.current = true;
        loadPage(url);
      },
    });
  }

  const isOpening = status === 'success' && data !== null;
  return {
    busy: pending?.variables ?? (isOpening ? (variables ?? null) : null),
    failure:
      status === 'error' && variables !== undefined
        ? { order: variables, message: toMessage(error) }
        : null,
    start,
    dismissFailure: reset,
  };
}
