// Runs inline in index.html, before any other script. Where the browser enforces Trusted Types, a
// text becomes the address of a script only when it passes here: the settings' own addresses, each
// with any query. HTML and code out of texts never do.
if (window.trustedTypes) {
  const addresses = __ADDRESSES__;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return addresses.includes(origin + pathname) ? address : null;
    },
  });
}
