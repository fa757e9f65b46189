import { useEffect, useEffectEvent } from 'react';

/** Calls the latest listener for each event of the window while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);

  useEffect(() => {
    const handle = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, handle);
    return () => window.removeEventListener(type, handle);
  }, [type]);
}
