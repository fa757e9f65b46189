import type { ComponentType, ReactNode } from 'react';
import { lazyCode } from '@/lib/browser/lazy-code';
import { useLazyCode } from '@/lib/react/use-lazy-code';

/** A component whose code is in a chunk of its own. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Starts the download before the code is needed: on hover, focus or when the page is idle. */
  preload: () => void;
  /** Resolves when the chunk is loaded; rejects if it can't be. */
  load: () => Promise<unknown>;
}

interface LazyPartFailure<Props> {
  error: unknown;
  /** Loads the code again; if that fails while online, reloads the page. */
  retry: () => void;
  props: Props;
}

export interface LazyPartOptions<Props> {
  /** Rendered while the code is loading; a function receives the component's props. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Rendered if the code can't be loaded. */
  failure: (failure: LazyPartFailure<Props>) => ReactNode;
}

/** Creates a component whose code is loaded on its first render, unless it has been preloaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failure }: LazyPartOptions<Props>,
): LazyPart<Props> {
  const code = lazyCode(load);

  function Part(props: Props) {
    const { module: Loaded, failure: failed } = useLazyCode(code);
    if (Loaded) return <Loaded {...props} />;
    if (failed) return failure({ error: failed.error, retry: code.retry, props });
    return typeof fallback === 'function' ? fallback(props) : fallback;
  }
  return Object.assign(Part, { preload: code.preload, load: code.load });
}
