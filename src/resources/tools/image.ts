import { env } from '@/config/env';
import { joinUrl } from '@/lib/urls';
import type { Tool } from './schema';

/**
 * The address of a tool's picture, the media base joined with its path (core specification,
 * section 5). `null` when there is none, or only the words Coming Soon... in its place.
 */
export function toolImageUrl({ image }: Pick<Tool, 'image'>): string | null {
  const path = image.trim();
  return path === '' || /^coming soon\.*$/i.test(path) ? null : joinUrl(env().mediaUrl, path);
}
