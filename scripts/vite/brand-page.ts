import type { Plugin } from 'vite';
import { DESCRIPTION, PRODUCT_NAME } from '../../src/config/brand/brand.ts';
import { logoSvg } from '../../src/config/brand/logo-svg.ts';

/** Escapes a text for element content and attributes with double quotes. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Replaces the placeholders of index.html; the icon is an SVG document. */
export function fillBrand(
  html: string,
  brand: { name: string; description: string; icon: string; logo: string },
): string {
  const icon = `data:image/svg+xml,${encodeURI(brand.icon).replaceAll('#', '%23')}`;
  return html
    .replaceAll('__NAME__', () => escapeHtml(brand.name))
    .replaceAll('__DESCRIPTION__', () => escapeHtml(brand.description))
    .replaceAll('__ICON__', () => icon)
    .replaceAll('__LOGO__', () => brand.logo);
}

/** Fills the name, the description and the icon of the brand into index.html. */
export function brandPage(): Plugin {
  const logo = logoSvg(" class='size-7 shrink-0' aria-hidden='true'");
  const brand = { name: PRODUCT_NAME, description: DESCRIPTION, icon: logoSvg(), logo };
  return {
    name: 'brand-page',
    // Before Vite resolves the URL of the icon.
    transformIndexHtml: { order: 'pre', handler: (html) => fillBrand(html, brand) },
  };
}
