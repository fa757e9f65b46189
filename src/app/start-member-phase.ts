/**
 * Starts the download of the member phase (phases.ts). main.tsx imports this file before any other,
 * so that the request is sent before React is evaluated; an `import()` would send it after that.
 */
document.getElementById('member-chunk')?.setAttribute('rel', 'modulepreload');

export {};
