import { StrictMode } from 'react';
import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { MemberCredits } from '@/app/member-credits';
import { MAYA, requestsTo } from '../../../helpers/mock-api';
import { renderPart } from '../../render-app';

function Page() {
  const { pathname } = useLocation();
  return (
    <main>
      <p>{`Page ${pathname}`}</p>
      <Link to="/elsewhere?modal=usage">Elsewhere</Link>
    </main>
  );
}

/** A page with the usage dashboard and its button, as the shell mounts them. */
export function renderUsage(path: string, { as = MAYA }: { as?: string } = {}) {
  return renderPart(
    <StrictMode>
      <Page />
      <MemberCredits />
    </StrictMode>,
    as,
    path,
  );
}

/** The open dashboard, or null. */
export const queryDashboard = () =>
  screen.queryByRole('dialog', { name: 'Credit Usage Dashboard' });

/** Waits until the dashboard is open. */
export const findDashboard = () => screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });

/** Waits for the floating button, which shows after the session check. */
export const findUsageButton = () => screen.findByRole('button', { name: /^Credit usage/ });

/** The query parameters of the requests to a path. */
export const queries = (path: `/${string}`) =>
  requestsTo(path).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
