import { useEffect } from 'react';
import { enableFont } from '@/early/font';
import { waitForPaint } from '@/lib/wait-for-paint';

/** Enables the font after the first paint; earlier it would cause a second layout before that paint. */
export function DeferredFont() {
  useEffect(() => {
    void waitForPaint().then(enableFont);
  }, []);
  return null;
}
