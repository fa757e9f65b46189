import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { generateProfile } from '@/resources/onboarding/business-profile/generated-profile';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { fetchCurrentRecord } from '@/resources/onboarding/queries';
import { missingFields } from '@/resources/onboarding/questionnaire/fields';
import { sessionEnd, sessionSignal } from '@/resources/session/session';

/** Milliseconds between two renders of the text that is being written. */
const INTERVAL_MS = 150;

interface Handlers {
  /** Called at intervals with the text so far, and with the last one before `onEnd`. */
  onText: (text: string) => void;
  /** Called when the generation has ended. */
  onEnd: (isComplete: boolean) => void;
  /** Called instead of the request if answers are missing. */
  onIncomplete: () => void;
  /** Called with all that was written, even when the page is left. Not after Logout. */
  onKeep: (text: string) => void;
}

/**
 * The generation of the profile, one at a time; leaving the page stops it
 * (docs/product/generated-profile.md#generation). The mutation alone holds the one in flight; its
 * variables are the controller that aborts it, and its `data` is how it has ended.
 */
export function useGeneration({ onText, onEnd, onIncomplete, onKeep }: Handlers) {
  const client = useQueryClient();
  const [hasWritten, setHasWritten] = useState(false);

  async function write({ signal }: AbortController): Promise<'finished' | 'stopped' | 'unsent'> {
    const session = sessionSignal();
    let text = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show() {
      timer = undefined;
      setHasWritten(text !== '');
      if (text !== '') onText(text);
    }
    function keep() {
      if (text !== '' && sessionEnd(session) !== 'logout') onKeep(text);
    }
    // A page that is closed may not get to the end of this function.
    signal.addEventListener('abort', keep);
    show();
    try {
      // Another tab or device may have changed the answers.
      const { answers } = await fetchCurrentRecord(client, signal);
      if (missingFields(answers).length > 0) {
        onIncomplete();
        return 'unsent';
      }
      for await (const chunk of generateProfile(answers, signal)) {
        text += chunk;
        timer ??= setTimeout(show, INTERVAL_MS);
      }
      return 'finished';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      throw error;
    } finally {
      clearTimeout(timer);
      keep();
      show();
      // The server may have stored the text, also one that was stopped here.
      void client.invalidateQueries({ queryKey: onboardingKeys.record });
    }
  }

  const { run, isBusy, variables, data, error, reset } = useAction(
    { mutationFn: write },
    { onDone: (end) => onEnd(end === 'finished'), onError: () => onEnd(false) },
  );

  const stop = () => {
    if (isBusy) variables?.abort();
  };
  useWindowEvent('pagehide', stop);
  const stopOnUnmount = useEffectEvent(stop);
  useEffect(() => () => stopOnUnmount(), []);

  return {
    isWriting: isBusy,
    /**
     * How the last generation has ended; `undefined` while it is in flight, and if it has failed.
     */
    end: data,
    /** Why it has failed; `null` if it has not. */
    error,
    /** There is text of the generation that was started last. */
    hasWritten,
    /** Forgets how the last generation has ended. */
    reset,
    /** Starts a generation, unless one is in flight. */
    start: () => void run(new AbortController()),
    stop,
  };
}
