/** The properties of a native keyboard event that these functions read. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'isComposing' | 'keyCode'>;

/** The `keyCode` of a key that an input method editor handles. */
const IME_KEY_CODE = 229;

/**
 * Whether a key is for the input method editor, as Enter that accepts a composition and Escape that
 * cancels it. Safari fires the key that ends a composition after `compositionend`, with
 * `isComposing` false.
 */
export function isComposingKey({ isComposing, keyCode }: KeyPress): boolean {
  return isComposing || keyCode === IME_KEY_CODE;
}

/**
 * Whether a key is that of a letter. On a layout without Latin letters, as a Cyrillic one, it is
 * the key at the place where the letter is on a US keyboard.
 * @param letter a lower-case letter from a to z
 */
export function isLetterKey({ key, code }: KeyPress, letter: string): boolean {
  if (/^[\p{Script=Latin}]$/u.test(key)) return key.toLowerCase() === letter;
  return /^[\p{L}\p{M}]$/u.test(key) && code === `Key${letter.toUpperCase()}`;
}
