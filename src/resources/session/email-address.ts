/** Something, an at sign, something with a dot in it; read once, however long it is. */
const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether a trimmed text has the basic form of an address (credits specification, section 5). */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}
