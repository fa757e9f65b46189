/**
 * Validation of the login and reset-link forms, except for their captchas
 * (docs/product/sign-in.md).
 */

/** Local part, at sign, domain with a dot; without backtracking, so that long texts are fast. */
const EMAIL_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The first validation error of a form, and its field. */
export interface FormError<Field> {
  field: Field;
  message: string;
}

/** The values of the login form. */
export interface SignInValues {
  email: string;
  password: string;
}

/**
 * Returns the first validation error of the login form (docs/product/sign-in.md#login), or `null`.
 */
export function validateSignIn({
  email,
  password,
}: SignInValues): FormError<keyof SignInValues> | null {
  const address = email.trim();
  if (address === '' || password === '') {
    const field = address === '' ? 'email' : 'password';
    return { field, message: 'Please fill in all fields.' };
  }
  if (!EMAIL_ADDRESS.test(address)) {
    return { field: 'email', message: 'Please enter a valid email address.' };
  }
  return null;
}

/** The values of the reset-link form. */
export interface ResetLinkValues {
  email: string;
}

/** Returns the first validation error of the reset-link form, or `null`. */
export function validateResetLink({ email }: ResetLinkValues): FormError<'email'> | null {
  const address = email.trim();
  if (address === '') return { field: 'email', message: 'Email is required' };
  if (EMAIL_ADDRESS.test(address)) return null;
  return { field: 'email', message: 'Please enter a valid email address' };
}
