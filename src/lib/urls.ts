/** Joins a base and a path with exactly one slash. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/**
 * Parses an address; `null` if it is invalid. Safari 16 has no `URL.canParse`.
 * @param base the base of a relative address
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The trimmed address if it is absolute with http(s), else `null` (`javascript:`, `data:`). */
export function httpUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  return parseUrl(trimmed) ? trimmed : null;
}
