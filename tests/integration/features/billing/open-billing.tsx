import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { LoadPageContext } from '@/features/billing/use-checkout';
import { renderApp } from '../../render-app';

/** A spy that replaces the navigation to the hosted checkout, and the wrapper that provides it. */
export function spyOnLoadPage() {
  const loadPage = vi.fn<(url: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LoadPageContext value={loadPage}>{children}</LoadPageContext>
  );
  return { loadPage, wrapper };
}

/**
 * Opens the portal at a billing screen.
 * @param as e-mail of the demo member who is signed in; a visitor without it
 */
export function openBilling(path: string, { as }: { as?: string } = {}) {
  const { loadPage, wrapper } = spyOnLoadPage();
  const options = { isStrict: true, wrapper, ...(as !== undefined && { as }) };
  return { loadPage, ...renderApp(path, options) };
}
