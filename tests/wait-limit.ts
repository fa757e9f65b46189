/**
 * The limit of `waitFor`, `findBy` and `expect.poll` in milliseconds. Lazy-loaded code and the
 * other tests of a core take time; only failing tests wait so long.
 */
export const WAIT_LIMIT_MS = 20_000;
