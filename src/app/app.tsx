import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { NavigationEffects } from './navigation-effects';
import { useMemberParts } from './phases';
import { AppRoutes } from './routes';

/** The whole application below its providers. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <NavigationEffects />
        <LateRootParts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The parts outside of the page, which the member phase brings. */
function LateRootParts() {
  const { module } = useMemberParts();
  return module && <module.RootParts />;
}
