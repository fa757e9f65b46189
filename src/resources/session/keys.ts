/** Key of the query that holds the signed-in member, or `null` for a visitor. */
export const sessionKey = ['session'] as const;
