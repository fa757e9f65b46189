import { useEffect, useState } from 'react';
import type { Deferred } from '@/lib/deferred';

/** Code of a part of the page, asked for when the part shows; and whether it can't be had. */
export function useCode<Module>(code: Deferred<Module>) {
  const module = code.use();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    code.load().catch(() => setFailed(attempt));
  }, [code, attempt]);

  return { module, failed: failed === attempt, retry: () => setAttempt(attempt + 1) };
}
