/**
 * Validation of the new-password and change-password forms, except for their captchas, and the
 * strength of a password (docs/product/sign-in.md).
 */
import type { FormError } from './sign-in-rules';

const MIN_PASSWORD_LENGTH = 8;

/** The values of the new-password form. */
export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

/** Every character except ASCII letters and digits is special; the help text lists only some. */
const CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];

const TOO_WEAK =
  'Password must be at least 8 characters long and contain at least 1 uppercase, 1 lowercase, 1 number, and 1 special character.';

/**
 * Counts which of upper-case letter, lower-case letter, digit and special character occur, 0 to 4.
 */
function countCharacterClasses(password: string): number {
  return CLASSES.filter((characters) => characters.test(password)).length;
}

/** Returns the first validation error of the new-password form, or `null`. */
export function validateNewPassword({
  newPassword,
  confirmPassword,
}: NewPasswordValues): FormError<keyof NewPasswordValues> | null {
  if (newPassword === '' || confirmPassword === '') {
    const field = newPassword === '' ? 'newPassword' : 'confirmPassword';
    return { field, message: 'Please fill in all fields.' };
  }
  if (newPassword !== confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match.' };
  }
  if (
    newPassword.length < MIN_PASSWORD_LENGTH ||
    countCharacterClasses(newPassword) < CLASSES.length
  ) {
    return { field: 'newPassword', message: TOO_WEAK };
  }
  return null;
}

/** The values of the change-password form. */
export interface ChangePasswordValues extends NewPasswordValues {
  oldPassword: string;
}

const CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

/**
 * Returns the first validation error of the change-password form, or `null`. Character classes are
 * required only on the reset page.
 */
export function validateChangePassword(
  values: ChangePasswordValues,
): FormError<keyof ChangePasswordValues> | null {
  const empty = CHANGE_FIELDS.find((field) => values[field] === '');
  if (empty) return { field: empty, message: 'All fields are required.' };
  if (values.newPassword !== values.confirmPassword) {
    return { field: 'confirmPassword', message: 'New and Confirm passwords must match.' };
  }
  if (values.newPassword.length < MIN_PASSWORD_LENGTH) {
    return { field: 'newPassword', message: 'Password must be at least 8 characters long.' };
  }
  return null;
}

/** 1 is weak, 4 is strong; shown as a hint and never required. */
export type PasswordStrength = 1 | 2 | 3 | 4;

/** A password with fewer different characters is weak at any length. */
const MIN_DIFFERENT_CHARACTERS = 5;

/**
 * Rates a password by length and variety; `null` for an empty one. A password below the minimum
 * length is weak.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null;
  const { length } = password;
  if (length < MIN_PASSWORD_LENGTH || new Set(password).size < MIN_DIFFERENT_CHARACTERS) return 1;
  const points = countCharacterClasses(password) + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0);
  if (points >= 5) return 4;
  if (points === 4) return 3;
  return points === 3 ? 2 : 1;
}
