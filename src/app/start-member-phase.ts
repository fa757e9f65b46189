/**
 * Starts the download of the member phase (phases.ts). main.tsx imports this file before any other,
 * so that the request leaves before React is evaluated.
 */
// A failure is reported by the parts that need the code.
import('./member-parts').catch(() => undefined);
