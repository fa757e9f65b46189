/**
 * Runs inline in index.html (docs/decisions/start-up.md): sends the requests of the first page, and
 * shows a notice if the browser is too old or nothing has rendered after 10 s. The build inlines
 * its source, so it uses nothing of this file.
 */
export function start(
  apiUrl: string,
  base: string,
  publicPages: string[],
  endpoints: { session: string; tools: string; ofMember: string[] },
): void {
  const root = document.getElementById('root');
  const notice = document.getElementById('start-notice');
  if (!root || !notice) return;
  // Newer than Safari 16.3, Chrome 110 and Firefox 127 (docs/guides/settings.md). Without `root` the application
  // does not start.
  const isNew = 'CSSPropertyRule' in window && CSS.supports('color', 'color-mix(in lab,red,red)');
  notice.lastElementChild?.addEventListener('click', () => window.location.reload());
  setTimeout(() => (notice.hidden = false), isNew ? 10_000 : 0);
  if (!isNew) return root.replaceWith(notice);
  const path = window.location.pathname.slice(base.length - 1).toLowerCase();
  const page = path.replace(/\/+$/, '');
  const isPublic = publicPages.includes(page);
  if (isPublic) root.replaceChildren(notice);
  const send = async (endpoint: string) => {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(apiUrl + endpoint, { credentials: 'include', signal });
    return { response, text: await response.text() };
  };
  const session = send(endpoints.session);
  window.inlineResponses = { [endpoints.session]: session };
  if (page === '/explore') window.inlineResponses[endpoints.tools] = send(endpoints.tools);
  for (const endpoint of isPublic ? [] : endpoints.ofMember) {
    window.inlineResponses[endpoint] = session.then(({ text }) => {
      // A response without a user has none of these fields.
      if (/"(?:_?id|email|username)"/.test(text)) return send(endpoint);
      throw new Error('No member is signed in.');
    });
  }
  // No code handles a rejection yet, which would be reported as unhandled.
  for (const response of Object.values(window.inlineResponses)) response.catch(() => undefined);
}
