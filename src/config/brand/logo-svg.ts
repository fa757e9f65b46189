import { BRAND_COLORS, LOGO } from './brand.ts';

/** The logo's mark as an SVG document with single quotes, for pages that React does not render. */
export function logoSvg(attributes = ''): string {
  const shapes = LOGO.shapes.map(
    ({ d, fill }) => `<path d='${d}'${fill === undefined ? '' : ` fill='${fill}'`}/>`,
  );
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${LOGO.viewBox}' fill='${BRAND_COLORS.DEFAULT}'${attributes}>${shapes.join('')}</svg>`;
}
