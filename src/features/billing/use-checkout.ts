import { useEffect, useRef } from 'react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useLeave } from './leave';

export interface CheckoutOptions<Order, Address extends string | null> {
  /** Resolves to the address of the hosted checkout, judged safe; `null` when there is none to go to. */
  mutation: UseMutationOptions<Address, Error, Order>;
  /** What a failure tells the member. */
  explain: (error: Error) => string;
}

export interface Checkout<Order> {
  /** What is being ordered, until the browser has left; `null` when nothing is. */
  busy: Order | null;
  /** What failed last, until it is dismissed or tried again. */
  failure: { order: Order; message: string } | null;
  /** Begins a checkout session and leaves for it. Ignored while another one is under way. */
  start: (order: Order) => void;
  dismissFailure: () => void;
}

/**
 * One checkout session for a press, however often it is pressed. A component that goes before the
 * answer comes takes the journey with it: nobody is sent to a checkout that they have closed.
 */
export function useCheckout<Order, Address extends string | null>({
  mutation,
  explain,
}: CheckoutOptions<Order, Address>): Checkout<Order> {
  const leave = useLeave();
  const { mutate, reset, status, data, error, variables } = useMutation(mutation);
  // Read and set at once: a second press may come before the first one's render.
  const isUnderWay = useRef(false);

  useEffect(() => {
    // A page that Back brings out of the browser's cache is as it was left: busy for ever.
    function revive({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      isUnderWay.current = false;
      reset();
    }
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [reset]);

  function release() {
    isUnderWay.current = false;
  }

  function start(order: Order) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(order, {
      onSuccess: (address) => (address === null ? release() : leave(address)),
      onError: release,
    });
  }

  const isLeaving = status === 'success' && data !== null;
  return {
    busy: status === 'pending' || isLeaving ? (variables ?? null) : null,
    failure:
      status === 'error' && variables !== undefined
        ? { order: variables, message: explain(error) }
        : null,
    start,
    dismissFailure: reset,
  };
}
