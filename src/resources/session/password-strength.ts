import { characterClasses, SHORTEST_PASSWORD } from './password-rules';

/** A hint, not a rule: 1 is weak, 4 is strong. */
export type PasswordStrength = 1 | 2 | 3 | 4;

/** Repeating a few characters makes a password long, not strong. */
const FEWEST_CHARACTERS = 5;

/**
 * How hard a password is to guess, by its length and variety; `null` while there is none. What the
 * rules refuse for its length is weak whatever it is made of.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null;
  const { length } = password;
  if (length < SHORTEST_PASSWORD || new Set(password).size < FEWEST_CHARACTERS) return 1;
  const points = characterClasses(password) + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0);
  if (points >= 5) return 4;
  if (points === 4) return 3;
  return points === 3 ? 2 : 1;
}
