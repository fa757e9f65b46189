/**
 * Joins a base URL and the path of a file with exactly one slash. `#`, `?` and `%` belong to the
 * names in the path, except for a `%` that begins an escape sequence: servers also send encoded
 * paths.
 */
export function joinUrl(base: string, path: string): string {
  const encoded = path
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll('#', '%23')
    .replaceAll('?', '%3F');
  return `${base.replace(/\/+$/, '')}/${encoded.replace(/^\/+/, '')}`;
}

/**
 * Parses a URL; `null` if it is invalid. `URL.parse` does the same, but the oldest supported
 * browsers (docs/guides/settings.md) do not have it.
 * @param base the base of a relative URL
 */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * The trimmed URL if it is absolute with http(s), else `null`, as for `javascript:` and `data:`.
 */
export function httpUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  return parseUrl(trimmed) ? trimmed : null;
}
