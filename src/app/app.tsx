import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AfterLoad } from './after-load';
import { MemberExtras } from './member-extras';
import { NavigationEffects } from './navigation-effects';
import { AppRoutes } from './routes';

/** The whole application below its providers. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <NavigationEffects />
        <MemberExtras />
        <AfterLoad />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
