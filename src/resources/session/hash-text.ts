/**
 * The 64-bit FNV-1a hash of a text, as 16 hexadecimal digits. It is synchronous, and hides a text
 * from a casual reader only: a known text can be recognized by its hash.
 */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
