import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { NavigationEffects } from './navigation-effects';
import { useMemberParts } from './phases';
import { AppRoutes } from './routes';

/** The application with its providers. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <NavigationEffects />
        <DeferredRootParts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The parts outside of the page, which are loaded in the member phase. */
function DeferredRootParts() {
  const { module } = useMemberParts();
  return module && <module.RootParts />;
}
