import { headerNames } from '../header-names';
import { portal } from '../paths';

/**
 * The portal's origin in the URLs of checkout results and mailed links.
 * A request without an Origin header (jsdom, curl) gets the origin of the preview.
 */
export function portalOrigin(request: Request): string {
  const origin = request.headers.get(headerNames.origin);
  return origin !== null && URL.canParse(origin) ? origin : portal.fallbackOrigin;
}
