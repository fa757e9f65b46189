import { lazy, type ComponentType } from 'react';

/**
 * A lazy component that has something to show even when its code can't be fetched: for error
 * screens, which are needed just when the network may be what failed.
 */
export function lazyOr<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) {
  return lazy(async () => ({ default: await load().catch(() => fallback) }));
}
