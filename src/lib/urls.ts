/** Addresses that come from outside: joined, or followed only when they are harmless. */

/** A base and a path with exactly one slash between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/**
 * The parsed address, or `null` when it can't be parsed. `URL.canParse` is missing in Safari 16.
 * @param base what a relative address is resolved against
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address when it is an absolute http(s) one, else `null` (`javascript:`, `data:`, garbage). */
export function httpUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  return parseUrl(trimmed) ? trimmed : null;
}
