/** Opens a channel to the other tabs; `null` if the browser lacks it or blocks site data. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
