import type { ComponentType, ReactNode } from 'react';
import { lazyCode, useLazyCode } from '@/lib/lazy-code';

/** A component whose code is in a chunk of its own. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Downloads the code ahead of its use: on hover, focus or when the page is idle. */
  preload: () => void;
  /** Resolves when the component renders synchronously; rejects when it can't be fetched. */
  load: () => Promise<unknown>;
}

export interface LazyPartFailure<Props> {
  error: unknown;
  /** Fetches the code again, by a reload of the page if need be. */
  retry: () => void;
  props: Props;
}

export interface LazyPartOptions<Props> {
  /** Keeps the place of the part while its code is loading. */
  fallback?: ReactNode;
  /** Shown when the code can't be fetched. */
  failure: (failure: LazyPartFailure<Props>) => ReactNode;
}

/** A part of a page that is loaded when it first renders, unless it has been preloaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failure }: LazyPartOptions<Props>,
): LazyPart<Props> {
  const code = lazyCode(load);

  function Part(props: Props) {
    const { module: Loaded, failure: failed } = useLazyCode(code);
    if (Loaded) return <Loaded {...props} />;
    return failed ? failure({ error: failed.error, retry: code.retry, props }) : fallback;
  }
  return Object.assign(Part, { preload: code.preload, load: code.load });
}
