import { useEffect, useLayoutEffect, useRef } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { basePath } from '@/lib/browser/base-path';
import { focusPage } from '@/lib/browser/focus';
import { AppRoutes } from './app-routes';
import { LazyGlobalParts, useControlsReady } from './layout/lazy-controls';
import { enterHistoryEntry, recordScroll, restoreScroll } from './scroll-restoration';

/** The application with its providers. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const areControlsReady = useControlsReady();

  return (
    <QueryClientProvider client={queryClient}>
      {/* A radio button whose state is in the URL must not show the old one until a transition is rendered. */}
      <BrowserRouter basename={basePath} useTransitions={false}>
        <AppRoutes />
        <NavigationEffects />
        {areControlsReady && <LazyGlobalParts />}
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/**
 * Scroll position and focus after a client-side navigation: a new page starts at the top with the
 * focus on its heading; Back, Forward and a reload restore the scroll position.
 */
function NavigationEffects() {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef<string | null>(null);

  useEffect(recordScroll, []);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    const isFirst = shownPath.current === null;
    shownPath.current = pathname;

    let stopRestoring: (() => void) | undefined;
    if (navigation === 'POP') stopRestoring = restoreScroll(key);
    else if (isNewPage) window.scrollTo(0, 0);
    enterHistoryEntry(key);

    if (isNewPage && !isFirst) focusPage();
    return stopRestoring;
  }, [key, pathname, navigation]);

  return null;
}
