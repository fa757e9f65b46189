import { useRef, useState } from 'react';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { sessionSignal } from '@/resources/session/session';

/**
 * An action of a control, one run at a time. Unmounting does not cancel it: if `isMounted` is
 * false, its handler shows the result in a toast. No handler is called once the session in which
 * the run started has ended.
 */
export function useAction<Args extends unknown[], Result>(
  perform: (...args: Args) => Promise<Result>,
  handlers: {
    onDone?: (result: Result, isMounted: boolean) => void;
    onError: (error: unknown, isMounted: boolean) => void;
  },
) {
  // Not the state, because a second press may precede the render after the first.
  const isInFlight = useRef(false);
  const isMounted = useIsMounted();
  const [isBusy, setIsBusy] = useState(false);

  /** Resolves to whether it has succeeded; to false also while another run is in flight. */
  async function run(...args: Args): Promise<boolean> {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    const session = sessionSignal();
    setIsBusy(true);
    try {
      const result = await perform(...args);
      if (!session.aborted) handlers.onDone?.(result, isMounted.current);
      return !session.aborted;
    } catch (error) {
      if (!session.aborted) handlers.onError(error, isMounted.current);
      return false;
    } finally {
      isInFlight.current = false;
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
