import { isEmailAddress } from '@/resources/session/email-address';
import type { FormError } from './use-captcha-form';

/** The values of the login form. */
export interface SignInValues {
  email: string;
  password: string;
}

/** Returns the first validation error, except the captcha's (docs/product/sign-in.md#login). */
export function validateSignIn({
  email,
  password,
}: SignInValues): FormError<keyof SignInValues> | null {
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
