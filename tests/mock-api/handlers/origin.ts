import { portal } from '../paths';

/**
 * Origin of the portal that makes a call: where a checkout comes back to and a mailed link leads.
 * Calls without an Origin header (jsdom, curl) get the address of the preview.
 */
export function portalOrigin(request: Request): string {
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) ? origin : portal.fallbackOrigin;
}
