import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { env } from '@/config/env';
import type { SessionNotice } from '@/resources/session/notice';
import { waitText } from '@/resources/session/rate-limit';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { Captcha } from './captcha';
import { SignInAlert } from './sign-in-alert';
import type { SignInFault, SignInValues } from './sign-in-rules';
import { useSignIn } from './use-sign-in';

// The mode is a constant of the build, so that other builds leave the panel's code out.
const DemoMembers =
  import.meta.env.MODE === 'dev'
    ? lazy(async () => ({ default: (await import('./demo-members')).DemoMembers }))
    : null;

/** Stable, so that it runs when the element appears and not at each render. */
function focusOnArrival(element: HTMLElement | null) {
  element?.focus();
}

export interface SignInFormProps {
  /** The member is on the way to another page. */
  signedIn: boolean;
  notice: SessionNotice | null;
}

/** Email, password and captcha (credits specification, sections 2, 4, 5 and 8). */
export function SignInForm({ signedIn, notice }: SignInFormProps) {
  const [values, setValues] = useState<SignInValues>({ email: '', password: '' });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signIn = useSignIn(focusField);
  const { captcha, fault, failure, wait } = signIn;
  const limit = wait.limit;

  // A captcha inside a frame takes the focus without an event that reaches the form.
  const callOff = useEffectEvent(signIn.callOff);
  useEffect(() => {
    const onBlur = () => callOff();
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, []);

  function focusField(field: SignInFault['field']) {
    if (field === 'captcha') captcha.current?.focus();
    else (field === 'email' ? email : password).current?.focus();
  }

  function change(field: keyof SignInValues, value: string) {
    setValues({ ...values, [field]: value });
    signIn.edited(field);
  }

  function faultOf(field: SignInFault['field']) {
    return fault?.field === field ? fault.message : undefined;
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void signIn.submit(values);
  }

  return (
    <>
      <div
        ref={failure ? focusOnArrival : undefined}
        tabIndex={-1}
        className="mb-6 outline-none empty:hidden"
      >
        <SignInAlert failure={failure} wait={wait} notice={notice} />
      </div>
      <form
        noValidate
        onSubmit={onSubmit}
        onClickCapture={signIn.callOff}
        onKeyDownCapture={signIn.callOff}
        className="flex flex-col gap-5"
      >
        <TextField
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder="Enter your email"
          value={values.email}
          error={faultOf('email')}
          onChange={(event) => change('email', event.target.value)}
        />
        <PasswordField
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          placeholder="Enter your password"
          value={values.password}
          error={faultOf('password')}
          onChange={(event) => change('password', event.target.value)}
        />
        <Captcha ref={captcha} error={faultOf('captcha')} onProgress={signIn.captchaProgressed} />
        <Button
          type="submit"
          size="lg"
          block
          className="mt-1"
          busy={signIn.busy || signedIn}
          busyLabel="Signing in..."
          disabledReason={
            limit ? `You can sign in again in ${waitText(limit.seconds)}.` : undefined
          }
        >
          {limit ? 'Please Wait...' : 'Sign in'}
        </Button>
      </form>
      {DemoMembers && env().mode === 'dev' && (
        <Suspense>
          <DemoMembers
            onPick={(member) => {
              setValues(member);
              void signIn.submit(member, true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
