import { useQuery } from '@tanstack/react-query';
import { env } from '@/config/env';
import { basePath } from '@/lib/browser/base-path';
import { httpUrl, joinUrl } from '@/lib/parse/urls';
import { sessionQuery } from './queries';
import type { User } from './schema';

/** The picture of a member whose own one is missing or fails to load. */
export const GENERIC_AVATAR = `${basePath}/generic-avatar.svg`;

/**
 * The URL of the member's picture, or `null` without one. It contains the time of the last session
 * fetch, so that a refetch after an upload bypasses the image cache.
 */
export function useAvatarUrl({ profilePic }: User): string | null {
  const { dataUpdatedAt } = useQuery(sessionQuery);
  return avatarUrl(profilePic, env().assetBucketUrl, dataUpdatedAt);
}

/**
 * Reads the path of `profilePic` (docs/product/outputs.md#profile-picture): JSON text of a string
 * or of an object with `path`, `url` or `key`; that object itself; or a bare path.
 * @returns `null` without a valid path
 */
function readPicturePath(profilePic: unknown): string | null {
  let value = profilePic;
  if (typeof value === 'string') {
    const text = value;
    try {
      value = JSON.parse(text);
    } catch {
      // Text that is not JSON is a bare path, unless it begins like JSON.
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
 * The picture's URL below the asset bucket, or `null` without a picture.
 * @param stamp epoch milliseconds, changed with the picture to bypass caches
 */
export function avatarUrl(profilePic: unknown, bucket: string, stamp: number): string | null {
  const path = readPicturePath(profilePic);
  if (path === null) return null;
  const url = httpUrl(path) ?? (/^[a-z][a-z\d+.-]*:/i.test(path) ? null : joinUrl(bucket, path));
  return url && `${url}${url.includes('?') ? '&' : '?'}t=${stamp}`;
}
