/** Fetched when the catalogue has nothing to show, or before that when the page has gone quiet. */
export const loadNoTools = async () => (await import('./no-tools')).NoTools;
