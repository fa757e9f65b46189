/** What the portal calls itself on screen. */
export const PRODUCT_NAME = 'AI Tools Portal';
export const RELEASE_LABEL = 'Beta 2.0';
