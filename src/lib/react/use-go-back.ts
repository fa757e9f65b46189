import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { goBack } from '@/lib/browser/go-back';

/**
 * Returns a function that goes back as the browser does, or to `fallback` if the tab has no earlier
 * history entry, because it was opened at this URL.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.length > 1) goBack();
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
