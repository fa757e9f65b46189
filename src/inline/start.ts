export interface StartSettings {
  /** Base of the portal API, without a trailing slash. */
  apiUrl: string;
  /** The path below which the portal is served, with a trailing slash. */
  base: string;
  publicPages: string[];
  endpoints: { session: string; ofMember: string[]; tools: string };
  tooOld: string;
}

/**
 * Runs inline in index.html before the application's script (docs/decisions/start-up.md): sends the requests of the
 * first page, and shows a notice if the browser is too old or the application does not start. The build inlines the
 * source of this function, which therefore uses nothing of this file.
 */
export function start({ apiUrl, base, publicPages, endpoints, tooOld }: StartSettings): void {
  const root = document.getElementById('root');
  const notice = document.getElementById('start-notice');
  if (!root || !notice) return;
  const show = (text: string) => {
    notice.firstElementChild?.replaceChildren(text);
    notice.hidden = false;
  };
  notice.lastElementChild?.addEventListener('click', () => window.location.reload());

  // Older than Safari 16.4, Chrome 111 and Firefox 128 (README.md). Without `root` the application does not start.
  if (!('CSSPropertyRule' in window && CSS.supports('color', 'color-mix(in lab, red, red)'))) {
    root.replaceWith(notice);
    show(tooOld);
    return;
  }

  const path = window.location.pathname.slice(base.length - 1);
  const page = path.replace(/\/+$/, '').toLowerCase() || '/';
  const isPublic = publicPages.includes(page);
  if (isPublic) root.replaceChildren(notice);

  const send = async (endpoint: string) => {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(apiUrl + endpoint, { credentials: 'include', signal });
    return { response, text: await response.text() };
  };
  const session = send(endpoints.session);
  const sendForMember = async (endpoint: string) => {
    const { text } = await session;
    // A response without a user has none of these fields.
    if (!/"(?:_?id|email|username)"/.test(text)) throw new Error('No member is signed in.');
    return send(endpoint);
  };
  window.earlyResponses = { [endpoints.session]: session };
  if (page === '/explore') window.earlyResponses[endpoints.tools] = send(endpoints.tools);
  for (const endpoint of isPublic ? [] : endpoints.ofMember) {
    window.earlyResponses[endpoint] = sendForMember(endpoint);
  }
  // No code handles a rejection yet, which would be reported as unhandled.
  for (const response of Object.values(window.earlyResponses)) response.catch(() => undefined);

  // The first render removes the notice with the shell.
  setTimeout(() => show('This is taking longer than usual.'), 10_000);
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) show('The portal could not be loaded.');
  };
  // The event of a script does not bubble.
  window.addEventListener('error', onError, true);
}
