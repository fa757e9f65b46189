import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { goBack } from '@/lib/browser/go-back';
import { currentEntryIndex } from '@/lib/browser/history-entry';

/**
 * Returns a function that goes back as the browser does, or to `fallback` if the tab has no earlier
 * history entry, because it was opened at this URL.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (currentEntryIndex() > 0) goBack();
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
