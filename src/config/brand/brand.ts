/** The brand: what another company changes (docs/guides/rebrand.md). */

/** The product's name, on the logo, in titles, and in files that members download. */
export const PRODUCT_NAME = 'AI Tools Portal';

/** One sentence for search engines. */
export const DESCRIPTION =
  'AI tools for business owners, coaches and consultants: browse, launch and pay with credits.';

/** The e-mail address of the support, unless VITE_SUPPORT_EMAIL has another one. */
export const SUPPORT_EMAIL = 'support@example.com';

/** Tailwind's `brand` colours, each with six hexadecimal digits; a test computes their contrast. */
export const BRAND_COLORS = {
  /** Buttons with white text, links, selected controls and the focus ring. */
  DEFAULT: '#4433A6',
  /** A button below the pointer. */
  hover: '#36278A',
  /** A button while it is pressed. */
  press: '#2B1F70',
  /** The background of selected entries, marks and badges. */
  tint: '#EFEDFB',
  /** Borders and underlines; the background of a soft button below the pointer. */
  line: '#CFC9F1',
} as const;

interface Logo {
  viewBox: string;
  /** From back to front; a shape without `fill` has the brand's colour. */
  shapes: readonly { d: string; fill?: string }[];
}

/** The mark beside the name, which is also the icon of the browser's tab. It is square. */
export const LOGO: Logo = {
  viewBox: '0 0 28 28',
  shapes: [
    { d: 'M3 28V14a11 11 0 0 1 22 0v14h-5.5V15a5.5 5.5 0 0 0-11 0v13z' },
    { d: 'M14 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z' },
  ],
};
