import { useState } from 'react';

export interface SingleFlight {
  /** @returns false while a request is in flight; the press then sends nothing */
  begin: () => boolean;
  /** Allows the next request. */
  end: () => void;
  isInFlight: () => boolean;
}

/**
 * Limits a press to one request at a time: it calls `begin` before the request, and `end` once
 * another one may be sent. Not React state, because a second press may come before the re-render of
 * the first.
 */
export function useSingleFlight(): SingleFlight {
  return useState(createSingleFlight)[0];
}

function createSingleFlight(): SingleFlight {
  let inFlight = false;
  return {
    begin() {
      if (inFlight) return false;
      inFlight = true;
      return true;
    },
    end() {
      inFlight = false;
    },
    isInFlight: () => inFlight,
  };
}
