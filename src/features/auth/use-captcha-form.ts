import { useEffect, useRef, useState, type FormEvent } from 'react';
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

/** A submitted form until its response, or until it is aborted. */
interface Attempt {
  controller: AbortController;
  /** Only editing a field aborts the wait for the captcha. */
  keepsWaiting: boolean;
  /** False while it waits for the captcha to be solved: the form can be submitted again. */
  isSending: boolean;
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
  const { typed, read, fillIn, focus, propsOf } = useFields(initial);
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState<FormError<Field> | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const wait = useRateLimitWait(name);
  // Not `useAction`, because an attempt that waits for the captcha is replaced by the next one.
  const latest = useRef<Attempt | null>(null);

  function abortWaiting() {
    if (!latest.current?.isSending) latest.current?.controller.abort();
  }

  /**
   * Aborts an attempt that waits for the captcha when the member interacts with the page: after
   * solving the captcha by hand, the member submits again. A captcha that solves itself causes no
   * interaction, so its attempt continues.
   */
  function onInteraction() {
    if (!latest.current?.keepsWaiting) abortWaiting();
  }

  useEffect(() => () => latest.current?.controller.abort(), []);

  // Focus moving into the captcha's iframe fires only `blur` on the window.
  useWindowEvent('blur', onInteraction);

  function setSending(attempt: Attempt, isSending: boolean) {
    attempt.isSending = isSending;
    setBusy(isSending);
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
  async function waitForToken(attempt: Attempt): Promise<string | null> {
    const { signal } = attempt.controller;
    await captcha.current?.waitUntilLoaded(signal);
    const token = captcha.current?.currentToken();
    if (token || !captcha.current || signal.aborted) return token ?? null;
    setSending(attempt, false);
    showError({ field: 'captcha', message: CAPTCHA_MISSING });
    return captcha.current.waitForToken(signal);
  }

  async function submit(submitted: Values, keepsWaiting = false): Promise<void> {
    if (latest.current?.isSending || wait.limit) return;
    latest.current?.controller.abort();
    const attempt = { controller: new AbortController(), keepsWaiting, isSending: false };
    latest.current = attempt;
    wait.clear();
    setFailure(null);
    const validationError = validate(submitted);
    if (validationError) {
      showError(validationError);
      return;
    }
    setFormError(null);
    setSending(attempt, true);
    try {
      const token = await waitForToken(attempt);
      if (token === null || attempt.controller.signal.aborted) return;
      setFormError(null);
      setSending(attempt, true);
      await send(submitted, token);
    } catch (error) {
      const failed = toFailure(error, Date.now());
      setFailure(failed);
      if (failed.limit) wait.start(failed.limit);
      captcha.current?.reset();
    } finally {
      // After an abort, a newer attempt may be in flight.
      if (latest.current === attempt) setSending(attempt, false);
    }
  }

  function onEdit(field: keyof Values) {
    abortWaiting();
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
    typed,
    /** The values in the fields. */
    read,
    busy,
    failure,
    wait,
    /**
     * Fills in the fields and submits the form; only editing a field aborts the wait for the
     * captcha.
     */
    fillIn: (filledIn: Values) => {
      fillIn(filledIn);
      void submit(filledIn, true);
    },
    /** Props for a field. */
    field: (field: keyof Values & string) => ({
      ...propsOf(field, onEdit),
      error: errorOf(field),
    }),
    /** Props for the form element; see `onInteraction`. */
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(read());
      },
      onClickCapture: onInteraction,
      onKeyDownCapture: onInteraction,
    },
  };
}
