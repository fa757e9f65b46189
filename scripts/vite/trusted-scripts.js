// Runs inline in index.html before any other script. The Trusted Types policy allows as script
// URLs only those of the settings, with any query, and neither HTML nor code as text.
if (window.trustedTypes) {
  const urls = __SCRIPT_URLS__;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      return urls.includes(origin + pathname) ? url : null;
    },
  });
}
