/** The login form's values, as typed. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What is wrong with the form, at the one field where it is said. */
export interface SignInFault {
  field: keyof SignInValues | 'captcha';
  message: string;
}

/** Something, an at sign, something with a dot in it. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const CAPTCHA_MISSING = 'Please verify the captcha.';

/** What keeps the form from being sent, the captcha aside (credits specification, section 5). */
export function signInFault({ email, password }: SignInValues): SignInFault | null {
  const address = email.trim();
  if (address === '' || password === '') {
    const field = address === '' ? 'email' : 'password';
    return { field, message: 'Please fill in all fields.' };
  }
  if (!ADDRESS.test(address)) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  return null;
}
