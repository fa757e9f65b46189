import { httpUrl, joinUrl } from '@/lib/urls';

/**
 * The path in `profilePic` (core specification, section 3): a JSON text that holds a string or an
 * object with `path`, `url` or `key`; that object itself; or a bare path.
 * @returns `null` when there is none or it can't be read
 */
export function picturePath(profilePic: unknown): string | null {
  let value = profilePic;
  if (typeof value === 'string') {
    const text = value;
    try {
      value = JSON.parse(text);
    } catch {
      // Not JSON: a bare path, unless it is JSON that broke.
      return /^[\s{["]/.test(text) ? null : text.trim() || null;
    }
  }
  if (typeof value === 'object' && value !== null) {
    value = ['path', 'url', 'key']
      .map((name): unknown => Reflect.get(Object(value), name))
      .find((candidate) => typeof candidate === 'string' && candidate !== '');
  }
  return typeof value === 'string' ? value.trim() || null : null;
}

/**
 * The picture's address below the asset bucket, or `null` without a picture.
 * @param stamp changes when the picture does, and so passes by the caches; epoch milliseconds
 */
export function avatarUrl(profilePic: unknown, bucket: string, stamp: number): string | null {
  const path = picturePath(profilePic);
  if (path === null) return null;
  const address =
    httpUrl(path) ?? (/^[a-z][a-z\d+.-]*:/i.test(path) ? null : joinUrl(bucket, path));
  return address && `${address}${address.includes('?') ? '&' : '?'}t=${stamp}`;
}
