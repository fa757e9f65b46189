/** Local part, at sign, domain with a dot; without backtracking, so that long texts are fast. */
const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether a trimmed text has the basic form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}
