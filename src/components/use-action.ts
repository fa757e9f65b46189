import { useRef } from 'react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { sessionSignal } from '@/resources/session/session';

interface ActionHandlers<Result> {
  onDone?: (result: Result, isMounted: boolean) => void;
  onError?: (error: unknown, isMounted: boolean) => void;
}

/**
 * A mutation that a control runs, one run at a time. Unmounting does not cancel it: if `isMounted`
 * is false, its handler shows the result in a toast. No handler is called once the session in which
 * the run started has ended.
 */
export function useAction<Result, Variables = void>(
  mutation: UseMutationOptions<Result, Error, Variables>,
  { onDone, onError }: ActionHandlers<Result> = {},
) {
  // Not the status, because a second press may precede the render after the first.
  const inFlight = useRef(0);
  const isMounted = useIsMounted();
  // Variables, such as passwords, are not kept after an unmount.
  const { mutateAsync, status, variables, submittedAt, data, error, reset } = useMutation({
    gcTime: 0,
    ...mutation,
  });

  /** As `run`, but even while another run is in flight; for a mutation with a `scope`. */
  async function enqueue(next: Variables): Promise<boolean> {
    const session = sessionSignal();
    inFlight.current += 1;
    try {
      const result = await mutateAsync(next);
      if (!session.aborted) onDone?.(result, isMounted.current);
      return !session.aborted;
    } catch (failure) {
      if (!session.aborted) onError?.(failure, isMounted.current);
      return false;
    } finally {
      inFlight.current -= 1;
    }
  }

  /** Resolves to whether it has succeeded; to false even while another run is in flight. */
  async function run(next: Variables): Promise<boolean> {
    return inFlight.current === 0 && enqueue(next);
  }

  const isBusy = status === 'pending';
  return { run, enqueue, isBusy, status, variables, submittedAt, data, error, reset };
}
