import { useEffect, useRef, type RefObject } from 'react';

/** A ref that is true while the component is mounted, for code that runs after a request. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
