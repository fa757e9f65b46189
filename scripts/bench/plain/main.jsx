/**
 * The reference of `scripts/bench.mjs`: the portal's libraries on the first screen, without further
 * optimization. The two requests are sent when the code runs. The catalogue is a chunk of its own, but its
 * libraries are in the first chunk.
 */
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Toaster } from 'react-hot-toast';
import { BrowserRouter, NavLink, Outlet, Route, Routes } from 'react-router-dom';
import { sessionQuery, toolsQuery } from './api.js';
import './buy.jsx';
import './plain.css';

const loadCatalogue = async () => ({ default: (await import('./catalogue.jsx')).Catalogue });
const Catalogue = lazy(loadCatalogue);
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});
void queryClient.prefetchQuery(sessionQuery);
void queryClient.prefetchQuery(toolsQuery);
void loadCatalogue();

function Guard() {
  const session = useQuery(sessionQuery);
  if (session.isPending) return <p className="p-6 text-slate-500">Loading…</p>;
  return session.data ? <Outlet /> : <p className="p-6">Please sign in.</p>;
}

function Layout() {
  return (
    <div className="min-h-screen bg-slate-50">
      <header className="flex items-center gap-6 border-b border-slate-200 bg-white px-6 py-3">
        <b className="text-lg">AI tools</b>
        <NavLink to="/explore" className="text-sm text-slate-600">
          Catalogue
        </NavLink>
      </header>
      <main className="mx-auto max-w-6xl p-6">
        <h1 className="mb-4 text-2xl font-bold">Catalogue</h1>
        <Suspense fallback={<p>Loading…</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queryClient}>
    <Tooltip.Provider>
      <BrowserRouter>
        <Routes>
          <Route element={<Guard />}>
            <Route element={<Layout />}>
              <Route path="/explore" element={<Catalogue />} />
            </Route>
          </Route>
        </Routes>
      </BrowserRouter>
      <Toaster />
    </Tooltip.Provider>
  </QueryClientProvider>,
);
