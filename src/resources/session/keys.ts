/** Key of the query of the signed-in member, or `null` for a visitor. */
export const sessionKey = ['session'] as const;
