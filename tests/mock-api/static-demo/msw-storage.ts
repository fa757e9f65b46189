/**
 * MSW requires local storage outside of Node, which a service worker does not have; it stores its
 * own cookies there, which the mock API does not use. Imported before MSW.
 */
Object.assign(globalThis, { localStorage: {} });
