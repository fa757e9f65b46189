/**
 * Opens a channel to the other tabs; `null` if the browser does not support it, or blocks it as site data.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
