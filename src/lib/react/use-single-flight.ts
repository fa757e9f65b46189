import { useState } from 'react';

/**
 * Limits a control to one request at a time: its handler calls `begin` before the request, and
 * `end` once another one may be sent. Not React state, because a second press may precede the
 * re-render after the first.
 */
export function useSingleFlight() {
  return useState(createSingleFlight)[0];
}

function createSingleFlight() {
  let inFlight = false;
  return {
    /** @returns false while a request is in flight; the press then sends nothing */
    begin: () => {
      if (inFlight) return false;
      inFlight = true;
      return true;
    },
    /** Allows the next request. */
    end: () => {
      inFlight = false;
    },
    isInFlight: () => inFlight,
  };
}
