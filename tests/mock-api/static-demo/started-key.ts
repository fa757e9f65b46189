/** Session storage: set by the start page, removed by the page that the worker serves. */
export const STARTED_KEY = 'demo-started';
