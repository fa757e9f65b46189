// Runs inline in index.html before any other script. The Trusted Types policy allows as script
// addresses only those of the settings, with any query, and neither HTML nor code as text.
if (window.trustedTypes) {
  const addresses = __ADDRESSES__;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return addresses.includes(origin + pathname) ? address : null;
    },
  });
}
