import { countCharacterClasses, SHORTEST_PASSWORD } from './password-rules';

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
  if (length < SHORTEST_PASSWORD || new Set(password).size < MIN_DIFFERENT_CHARACTERS) return 1;
  const points = countCharacterClasses(password) + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0);
  if (points >= 5) return 4;
  if (points === 4) return 3;
  return points === 3 ? 2 : 1;
}
