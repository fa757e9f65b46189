/**
 * Starts the download of the member phase (phases.ts). main.tsx imports this file before any other,
 * so that the request leaves before React is evaluated.
 */
// The request of an `import()` leaves when the running script has ended, that of a link immediately.
document.getElementById('member-chunk')?.setAttribute('rel', 'modulepreload');

// A failure is reported by the parts that need the code.
import('./member-parts').catch(() => undefined);
