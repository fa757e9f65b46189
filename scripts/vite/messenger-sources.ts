import type { SupportRegion } from '../../src/config/support-region.ts';

/** The parts of the provider's host names that depend on the region. */
const REGIONS: Record<SupportRegion, { api: string; socket: string; uploads: string }> = {
  us: { api: '', socket: 'websocket-a', uploads: 'uploads.intercomcdn.com' },
  eu: { api: '.eu', socket: 'europe-websocket', uploads: 'uploads.intercomcdn.eu' },
  ap: { api: '.au', socket: 'australia-websocket', uploads: 'uploads.au.intercomcdn.com' },
};

/**
 * The directives that the support messenger needs, as documented by its provider. It adds style
 * elements, which need `'unsafe-inline'`.
 */
export function messengerSources(region: SupportRegion): Record<string, readonly string[]> {
  const { api, socket, uploads } = REGIONS[region];
  const apiHosts = [`https://api${api}.intercom.io`, `https://api-iam${api}.intercom.io`];
  const sockets = [`nexus-${socket}.intercom.io`, '*.intercom-messenger.com'];
  if (region === 'us') sockets.push('nexus-websocket-b.intercom.io');
  return {
    'script-src': [
      'https://app.intercom.io',
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
    ],
    'style-src': ["'unsafe-inline'"],
    'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
    'connect-src': [
      ...apiHosts,
      'https://via.intercom.io',
      'https://api-ping.intercom.io',
      ...sockets.flatMap((host) => [`https://${host}`, `wss://${host}`]),
      `https://${uploads}`,
      'https://uploads.intercomusercontent.com',
    ],
    'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    'form-action': ['https://intercom.help', `https://api-iam${api}.intercom.io`],
  };
}
