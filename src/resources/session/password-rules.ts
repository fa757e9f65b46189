/**
 * What keeps the password forms from being sent, in the specified order (core specification,
 * section 5; credits specification, section 5). Captchas are their form's business.
 */
import { isEmailAddress } from './email-address';

/** Both specifications, section 9. */
export const SHORTEST_PASSWORD = 8;

/** The first rule that a form breaks, at the field where it is put right. */
export interface PasswordFault<Field extends string> {
  field: Field;
  message: string;
}

/** The request of a reset link, as typed. */
export interface ResetLinkValues {
  email: string;
}

/** Email, then its form. */
export function resetLinkFault({ email }: ResetLinkValues): PasswordFault<'email'> | null {
  const address = email.trim();
  if (address === '') return { field: 'email', message: 'Email is required' };
  if (isEmailAddress(address)) return null;
  return { field: 'email', message: 'Please enter a valid email address' };
}

/** The reset page's form, as typed. */
export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

/** Anything but an ASCII letter or digit counts as special; the help text names only some. */
const CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

const TOO_WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';

/** How many of capital letter, small letter, digit and special character occur. */
export function characterClasses(password: string): number {
  return CLASSES.filter((characters) => characters.test(password)).length;
}

/** Both fields, equality, then length and classes. */
export function newPasswordFault({
  newPassword,
  confirmPassword,
}: NewPasswordValues): PasswordFault<keyof NewPasswordValues> | null {
  if (newPassword === '' || confirmPassword === '') {
    const field = newPassword === '' ? 'newPassword' : 'confirmPassword';
    return { field, message: 'Please fill in all fields.' };
  }
  if (newPassword !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match.' };
  }
  if (newPassword.length < SHORTEST_PASSWORD || characterClasses(newPassword) < CLASSES.length) {
    return { field: 'newPassword', message: TOO_WEAK };
  }
  return null;
}

/** The change-password dialog's form, as typed. */
export interface ChangePasswordValues extends NewPasswordValues {
  oldPassword: string;
}

const CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

/** All three fields, equality, then length alone: the classes bind only the reset page. */
export function changePasswordFault(
  values: ChangePasswordValues,
): PasswordFault<keyof ChangePasswordValues> | null {
  const empty = CHANGE_FIELDS.find((field) => values[field] === '');
  if (empty) return { field: empty, message: 'All fields are required.' };
  if (values.newPassword !== values.confirmPassword) {
    return { field: 'confirmPassword', message: 'New and Confirm passwords must match.' };
  }
  if (values.newPassword.length < SHORTEST_PASSWORD) {
    return { field: 'newPassword', message: 'Password must be at least 8 characters long.' };
  }
  return null;
}
