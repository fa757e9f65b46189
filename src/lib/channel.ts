/**
 * Opens a channel to the other tabs; `null` where the browser has none, or refuses it because site
 * data is blocked.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
