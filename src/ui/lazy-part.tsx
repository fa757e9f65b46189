import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ChunkError } from '@/lib/browser/reload-page';
import { ErrorBoundary } from './feedback/error-boundary';

/** A component whose code is in a chunk of its own. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /**
   * Resolves when the chunk is loaded, after which the component renders synchronously; rejects if
   * it can't be.
   */
  load: () => Promise<unknown>;
  /** Starts the download before the code is needed: on hover, focus or when the page is idle. */
  preload: () => void;
}

export interface LazyPartOptions<Props> {
  /** Rendered while the code is loading. */
  fallback?: (props: Props) => ReactNode;
  /**
   * Rendered if the code can't be loaded or throws; `retry` reloads the page for code that can't be
   * loaded. Without it, the error boundary around the component does that.
   */
  failure?: (props: Props, retry: () => void) => ReactNode;
}

/** Creates a component whose code is loaded on its first render, unless it has been preloaded. */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  { fallback, failure }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function load() {
    try {
      loaded ??= await importPart();
      return { default: loaded };
    } catch (cause) {
      throw new ChunkError('The code of a part could not be loaded.', { cause });
    }
  }
  // React keeps the failure of a lazy component, so the next mount gets another one.
  const createLazy = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        Lazy = createLazy();
        throw error;
      }),
    );
  let Lazy = createLazy();

  function LazyContent(props: Props) {
    // React shows the fallback of a lazy component for at least 300 ms, even if its code is loaded.
    const [Part] = useState(() => loaded ?? Lazy);
    const content = (
      <Suspense fallback={fallback?.(props)}>
        <Part {...props} />
      </Suspense>
    );
    if (!failure) return content;
    return <ErrorBoundary fallback={(retry) => failure(props, retry)}>{content}</ErrorBoundary>;
  }
  return Object.assign(LazyContent, {
    load,
    preload: () => void load().catch(() => undefined),
  });
}
