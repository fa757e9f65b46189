import { useEffect } from 'react';
import { switchOnFont } from '@/early/font';
import { painted } from '@/lib/painted';

/** Enables the font after the first paint, which would cause one more layout before it. */
export function DeferredFont() {
  useEffect(() => {
    void painted().then(switchOnFont);
  }, []);
  return null;
}
