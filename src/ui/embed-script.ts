const added = new Set<string>();

/** Adds a script to the page, once however often it is asked for; after a failure it may try again. */
export function loadScript(src: string): void {
  if (added.has(src)) return;
  added.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    added.delete(src);
  });
  document.head.append(script);
}
