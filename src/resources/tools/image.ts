import { env } from '@/config/env';
import { joinUrl } from '@/lib/parse/urls';
import type { Tool } from './schema';

/**
 * The URL of a tool's image (docs/product/catalogue.md#images); `null` without one or for the
 * value "Coming Soon...".
 */
export function toolImageUrl({ image }: Pick<Tool, 'image'>): string | null {
  const path = image.trim();
  return path === '' || /^coming soon\.*$/i.test(path) ? null : joinUrl(env().mediaUrl, path);
}
