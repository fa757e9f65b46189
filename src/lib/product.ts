/** The product's name and release label on screen. */
export const PRODUCT_NAME = 'AI Tools Portal';
export const RELEASE_LABEL = 'Beta 2.0';
