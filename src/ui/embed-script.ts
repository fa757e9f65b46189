const addedSources = new Set<string>();

/** Adds a script to the page once; after a failed load the next call adds it again. */
export function loadScript(src: string): void {
  if (addedSources.has(src)) return;
  addedSources.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    addedSources.delete(src);
  });
  document.head.append(script);
}
