import { useEffect, useRef, useState } from 'react';
import { loginFailure, type LoginFailure } from '@/resources/session/login-failure';
import { login } from '@/resources/session/login';
import { CAPTCHA_MISSING, signInFault, type SignInFault, type SignInValues } from './sign-in-rules';
import type { CaptchaHandle } from './use-captcha';
import { useWait } from './use-wait';

/**
 * The login form's states (credits specification, section 4): idle, submitting, an error, the wait
 * of a rate limit. Success is the session's: the page follows it.
 */
export function useSignIn(onFault: (field: SignInFault['field']) => void) {
  const captcha = useRef<CaptchaHandle>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SignInFault | null>(null);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const wait = useWait('login');
  // Read and set at once: a second press may come before the first one's render.
  const sending = useRef(false);
  const attempt = useRef<AbortController | null>(null);
  const insisting = useRef(false);

  useEffect(() => () => attempt.current?.abort(), []);

  function hold(isSending: boolean) {
    sending.current = isSending;
    setBusy(isSending);
  }

  function clearFault(field: SignInFault['field']) {
    setFault((current) => (current?.field === field ? null : current));
  }

  function report(found: SignInFault) {
    setFault(found);
    onFault(found.field);
  }

  /**
   * The captcha's token. While the captcha is still loading the form is busy; an unsolved one is
   * said at once, and a challenge that is then solved takes the sign-in on, unless it has been
   * called off meanwhile.
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
  async function submit({ email, password }: SignInValues, insist = false): Promise<void> {
    if (sending.current || wait.limit) return;
    attempt.current?.abort();
    insisting.current = insist;
    const { signal } = (attempt.current = new AbortController());
    wait.forget();
    setFailure(null);
    const found = signInFault({ email, password });
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
      await login({ email: email.trim(), password, captcha: token });
    } catch (error) {
      const failed = loginFailure(error, Date.now());
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
    fault,
    failure,
    wait,
    submit,
    /** The captcha was solved or begun again. */
    captchaProgressed: () => clearFault('captcha'),
    /** A field was put right. */
    edited: (field: keyof SignInValues) => {
      if (!sending.current) attempt.current?.abort();
      clearFault(field);
    },
    /**
     * The member does something else: a captcha that is solved later waits for the next press.
     * Whoever solves it by hand expects to press again; one that solves itself is not noticed.
     */
    callOff: () => {
      if (!sending.current && !insisting.current) attempt.current?.abort();
    },
  };
}
