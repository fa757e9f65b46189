import { useEffect } from 'react';
import { loadFont } from '@/early/font';
import { waitForPaint } from '@/lib/browser/wait-for-paint';

/** Loads the font after the first paint; earlier it would share the bandwidth with the code. */
export function DeferredFont() {
  useEffect(() => {
    // Without the font the fallback stays until the next page load.
    waitForPaint()
      .then(loadFont)
      .catch(() => undefined);
  }, []);
  return null;
}
