import { useEffect } from 'react';
import { switchOnFont } from '@/early/font';
import { waitForPaint } from '@/lib/wait-for-paint';

/** Enables the font after the first paint, which would cause one more layout before it. */
export function DeferredFont() {
  useEffect(() => {
    void waitForPaint().then(switchOnFont);
  }, []);
  return null;
}
