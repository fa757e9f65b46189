import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { useWindowEvent } from '@/lib/react/use-window-event';
import type { FormError } from '@/resources/sign-in/sign-in-rules';
import type { LoginFailure } from '@/resources/sign-in/login-failure';
import type { CaptchaHandle } from './captcha';
import { useFields } from './use-fields';
import { useRateLimitWait } from './use-rate-limit-wait';

export interface CaptchaFormRules<Values> {
  /** The storage name of the form's rate limit. */
  name: string;
  /** The values of the fields at the beginning. */
  initial: Values;
  validate: (values: Values) => FormError<keyof Values> | null;
  send: (values: Values, captcha: string) => Promise<void>;
  /** Maps a failed request to its message. */
  toFailure: (error: unknown, now: number) => LoginFailure;
}

const CAPTCHA_MISSING = 'Please verify the captcha.';

/**
 * The state of a form with a captcha: idle, submitting, failed, or rate-limited. The caller handles
 * success.
 */
export function useCaptchaForm<Values extends Record<keyof Values, string>>({
  name,
  initial,
  validate,
  send,
  toFailure,
}: CaptchaFormRules<Values>) {
  type Field = keyof Values | 'captcha';
  const { values, setValues, focus, propsOf } = useFields(initial);
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<FormError<Field> | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const wait = useRateLimitWait(name);
  const flight = useSingleFlight();
  const attempt = useRef<AbortController | null>(null);
  const keepsWaiting = useRef(false);

  /**
   * Aborts an attempt that waits for the captcha when the member interacts with the page: after
   * solving the captcha by hand, the member submits again. A captcha that solves itself causes no
   * interaction, so its attempt continues.
   */
  function abortAttempt() {
    if (!flight.isInFlight() && !keepsWaiting.current) attempt.current?.abort();
  }

  useEffect(() => () => attempt.current?.abort(), []);

  // Focus moving into the captcha's iframe fires only `blur` on the window.
  useWindowEvent('blur', abortAttempt);

  function setSending(next: boolean) {
    if (next) flight.begin();
    else flight.end();
    setBusy(next);
  }

  function clearError(field: Field) {
    setFormError((current) => (current?.field === field ? null : current));
  }

  function showError(validationError: FormError<Field>) {
    setFormError(validationError);
    if (validationError.field === 'captcha') captcha.current?.focus();
    else focus(validationError.field);
  }

  /**
   * Resolves to the captcha's token. The form is busy while the captcha loads. An unsolved captcha
   * shows an error immediately; solving it continues the attempt, unless the attempt was aborted.
   */
  async function waitForToken(signal: AbortSignal): Promise<string | null> {
    await captcha.current?.waitUntilLoaded(signal);
    const token = captcha.current?.currentToken();
    if (token || !captcha.current || signal.aborted) return token ?? null;
    setSending(false);
    showError({ field: 'captcha', message: CAPTCHA_MISSING });
    return captcha.current.waitForToken(signal);
  }

  /** @param keepWaiting whether only editing a field aborts the wait for the captcha */
  async function submit(sent: Values, keepWaiting = false): Promise<void> {
    if (flight.isInFlight() || wait.limit) return;
    attempt.current?.abort();
    keepsWaiting.current = keepWaiting;
    const { signal } = (attempt.current = new AbortController());
    wait.clear();
    setFailure(null);
    const validationError = validate(sent);
    if (validationError) {
      showError(validationError);
      return;
    }
    setFormError(null);
    setSending(true);
    try {
      const token = await waitForToken(signal);
      if (token === null || signal.aborted) return;
      setFormError(null);
      setSending(true);
      await send(sent, token);
    } catch (error) {
      const failed = toFailure(error, Date.now());
      setFailure(failed);
      if (failed.limit) wait.start(failed.limit);
      captcha.current?.reset();
    } finally {
      // After an abort, a newer attempt may be in flight.
      if (attempt.current.signal === signal) setSending(false);
    }
  }

  function onEdit(field: keyof Values) {
    if (!flight.isInFlight()) attempt.current?.abort();
    clearError(field);
  }

  const errorOf = (field: Field) => (formError?.field === field ? formError.message : undefined);

  return {
    /** Props for the captcha. */
    captchaProps: {
      ref: captcha,
      error: errorOf('captcha'),
      onProgress: () => clearError('captcha'),
    },
    values,
    busy,
    failure,
    wait,
    /** Fills in the fields and submits the form; only editing a field aborts the wait for the captcha. */
    fillIn: (filledIn: Values) => {
      setValues(filledIn);
      void submit(filledIn, true);
    },
    /** Props for a field. */
    field: (field: keyof Values & string) => ({
      ...propsOf(field, onEdit),
      error: errorOf(field),
    }),
    /** Props for the form element; see `abortAttempt`. */
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(values);
      },
      onClickCapture: abortAttempt,
      onKeyDownCapture: abortAttempt,
    },
  };
}
