/**
 * Starts the download of the member phase (phases.ts). main.tsx imports this file before any other,
 * so that the request leaves before React is evaluated; that of an `import()` would leave after it.
 */
document.getElementById('member-chunk')?.setAttribute('rel', 'modulepreload');

export {};
