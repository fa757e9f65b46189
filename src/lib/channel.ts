/**
 * Opens a channel to the other tabs; `null` if the browser has none or blocks it with site data.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
