import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoginFailure } from '@/resources/session/login-failure';
import type { CaptchaHandle } from './use-captcha';
import { useWait } from './use-wait';

/** What is wrong with a form, at the one field where it is said. */
export interface FormFault<Field extends string> {
  field: Field | 'captcha';
  message: string;
}

export interface CaptchaFormRules<Values, Field extends string> {
  /** Names the form; each has a rate limit's wait of its own. */
  name: string;
  check: (values: Values) => FormFault<Field> | null;
  send: (values: Values, captcha: string) => Promise<void>;
  /** What a failed call tells. */
  explain: (error: unknown, now: number) => LoginFailure;
  onFault: (field: Field | 'captcha') => void;
}

const CAPTCHA_MISSING = 'Please verify the captcha.';

/**
 * The states of a form with a captcha (credits specification, section 4): idle, submitting, an
 * error, the wait of a rate limit. What follows success is the caller's.
 */
export function useCaptchaForm<Values, Field extends string>({
  name,
  check,
  send,
  explain,
  onFault,
}: CaptchaFormRules<Values, Field>) {
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormFault<Field> | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const wait = useWait(name);
  // Read and set at once: a second press may come before the first one's render.
  const sending = useRef(false);
  const attempt = useRef<AbortController | null>(null);
  const insisting = useRef(false);

  /**
   * The member does something else: a captcha that is solved later waits for the next press.
   * Whoever solves it by hand expects to press again; one that solves itself is not noticed.
   */
  function callOff() {
    if (!sending.current && !insisting.current) attempt.current?.abort();
  }

  useEffect(() => () => attempt.current?.abort(), []);

  // A captcha inside a frame takes the focus without an event that reaches the form.
  const onBlur = useEffectEvent(callOff);
  useEffect(() => {
    const listener = () => onBlur();
    window.addEventListener('blur', listener);
    return () => window.removeEventListener('blur', listener);
  }, []);

  function hold(isSending: boolean) {
    sending.current = isSending;
    setBusy(isSending);
  }

  function clearFault(field: Field | 'captcha') {
    setFault((current) => (current?.field === field ? null : current));
  }

  function report(found: FormFault<Field>) {
    setFault(found);
    onFault(found.field);
  }

  /**
   * The captcha's token. While the captcha is still loading the form is busy; an unsolved one is
   * said at once, and a challenge that is then solved takes the form on, unless it has been called
   * off meanwhile.
   */
  async function captchaToken(signal: AbortSignal): Promise<string | null> {
    await captcha.current?.settled(signal);
    const token = captcha.current?.current();
    if (token || !captcha.current || signal.aborted) return token ?? null;
    hold(false);
    report({ field: 'captcha', message: CAPTCHA_MISSING });
    return captcha.current.token(signal);
  }

  /** @param insist only typing calls it off while the captcha is unsolved, not every press */
  async function submit(values: Values, insist = false): Promise<void> {
    if (sending.current || wait.limit) return;
    attempt.current?.abort();
    insisting.current = insist;
    const { signal } = (attempt.current = new AbortController());
    wait.forget();
    setFailure(null);
    const found = check(values);
    if (found) {
      report(found);
      return;
    }
    setFault(null);
    hold(true);
    try {
      const token = await captchaToken(signal);
      if (token === null || signal.aborted) return;
      setFault(null);
      hold(true);
      await send(values, token);
    } catch (error) {
      const failed = explain(error, Date.now());
      setFailure(failed);
      if (failed.limit) wait.begin(failed.limit);
      captcha.current?.reset();
    } finally {
      // An attempt that was called off may have been followed by another one.
      if (attempt.current.signal === signal) hold(false);
    }
  }

  return {
    captcha,
    busy,
    failure,
    wait,
    submit,
    faultOf: (field: Field | 'captcha') => (fault?.field === field ? fault.message : undefined),
    /** The captcha was solved or begun again. */
    captchaProgressed: () => clearFault('captcha'),
    /** A field was put right. */
    edited: (field: Field) => {
      if (!sending.current) attempt.current?.abort();
      clearFault(field);
    },
    /** For the form element: what counts as doing something else. */
    onElsewhere: { onClickCapture: callOff, onKeyDownCapture: callOff },
  };
}
