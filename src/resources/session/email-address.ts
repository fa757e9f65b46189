/** Something, an at sign, something with a dot in it. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a trimmed text has the basic form of an address (credits specification, section 5). */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}
