import { isEmailAddress } from '@/resources/session/email-address';
import type { FormFault } from './use-captcha-form';

/** The login form's values, as typed. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What keeps the form from being sent, the captcha aside (credits specification, section 5). */
export function signInFault({
  email,
  password,
}: SignInValues): FormFault<keyof SignInValues> | null {
  const address = email.trim();
  if (address === '' || password === '') {
    const field = address === '' ? 'email' : 'password';
    return { field, message: 'Please fill in all fields.' };
  }
  if (!isEmailAddress(address)) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  return null;
}
