import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { documentsErrorMessage } from '@/resources/onboarding/documents-failure';
import { uploadMutation } from '@/resources/onboarding/documents-queries';
import { useSessionStore } from '@/resources/session/store';
import { showToast } from '@/ui/toast';

/** What a finished upload says, and the overwrite that may come after it. */
export const SUBMITTED = 'Form submitted successfully!';

/** What else it says on another page when the server asks to overwrite answers. */
const WAITING = 'Your documents suggest other answers. Open your business profile to compare them.';

/** How the last upload ended without success: cut off by a failure, or called off. */
export type UploadEnd = { message: string } | 'cancelled' | null;

/**
 * One upload at a time, however often it is asked for. Leaving the page does not stop it: its
 * outcome is then told in a toast.
 * @param onDone called with the files that the server has taken
 */
export function useUpload(onDone: (files: readonly File[]) => void) {
  const { mutateAsync } = useMutation(uploadMutation);
  const [share, setShare] = useState<number | null>(null);
  const [end, setEnd] = useState<UploadEnd>(null);
  // Read and set at once: a second press may come before the first one's render.
  const running = useRef<AbortController | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function start(files: readonly File[]): Promise<void> {
    if (running.current) return;
    const call = new AbortController();
    running.current = call;
    setEnd(null);
    setShare(0);
    try {
      const asked = await mutateAsync({
        files,
        signal: call.signal,
        // The last news of an upload may come after its end.
        onProgress: (left) => {
          if (running.current === call) setShare(left);
        },
      });
      if (isShown.current) onDone(files);
      if (!useSessionStore.getState().authenticated) return;
      showToast('success', SUBMITTED);
      if (asked && !isShown.current) showToast('info', WAITING);
    } catch (error) {
      const message = documentsErrorMessage(error);
      setEnd(call.signal.aborted ? 'cancelled' : { message });
      const isTold = isShown.current || !useSessionStore.getState().authenticated;
      if (!isTold) showToast('error', message);
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  return {
    /** The share that has left, 0 to 1; `null` when nothing is under way. */
    share,
    end,
    start,
    cancel: () => running.current?.abort(),
    dismiss: () => setEnd(null),
  };
}
