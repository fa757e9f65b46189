import { createContext, use } from 'react';

/** Loads a page of another origin. */
export type LoadPage = (address: string) => void;

/**
 * How the billing screens open the hosted checkout. A context, because tests can neither observe
 * nor prevent a navigation by `location.assign`.
 */
export const LoadPageContext = createContext<LoadPage>((address) =>
  window.location.assign(address),
);

/** Returns a function that loads a page. The caller has to validate the address before. */
export function useLoadPage(): LoadPage {
  return use(LoadPageContext);
}
