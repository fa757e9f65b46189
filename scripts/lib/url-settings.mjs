/**
 * The URL settings for these origins.
 * @param {{ apiOrigin: string, authOrigin: string, portalOrigin: string }} origins
 */
export function urlSettings({ apiOrigin, authOrigin, portalOrigin }) {
  return {
    VITE_API_URL: `${apiOrigin}/api`,
    VITE_AUTH_API_URL: `${authOrigin}/api`,
    VITE_LOGIN_URL: `${portalOrigin}/auth`,
    VITE_MEDIA_URL: `${apiOrigin}/media`,
    VITE_ASSET_BUCKET_URL: `${apiOrigin}/assets`,
    VITE_CAPTCHA_SCRIPT_URL: `${apiOrigin}/captcha/api.js`,
    VITE_BILLING_PORTAL_URL: `${apiOrigin}/billing-portal`,
    VITE_FORM_SCRIPT_URL: `${apiOrigin}/forms/embed.js`,
    VITE_TRIAL_FORM_URL: `${apiOrigin}/forms/trial`,
    VITE_UPGRADE_FORM_URL: `${apiOrigin}/forms/upgrade`,
  };
}

/**
 * Sets the URL settings for servers at these ports in the process environment, which overrides the
 * .env files. Variables that are set already are kept.
 * @param {import('./ports.mjs').Ports} ports
 */
export function setUrlSettings({ PORT, API_PORT, AUTH_PORT }) {
  const [portalOrigin, apiOrigin, authOrigin] = [PORT, API_PORT, AUTH_PORT].map(
    (port) => `http://localhost:${port}`,
  );
  const settings = urlSettings({ portalOrigin, apiOrigin, authOrigin });
  for (const [name, url] of Object.entries(settings)) process.env[name] ??= url;
}
