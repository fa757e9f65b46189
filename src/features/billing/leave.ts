import { createContext, use } from 'react';

/** Leaves the portal for an address of another origin by a page load. */
export type Leave = (address: string) => void;

/**
 * How the billing screens leave for the hosted checkout. A context, because a browser's own page
 * load can be neither seen nor prevented from outside.
 */
export const LeaveContext = createContext<Leave>((address) => window.location.assign(address));

/** Leaves for an address that has been judged safe before: this does not judge. */
export function useLeave(): Leave {
  return use(LeaveContext);
}
