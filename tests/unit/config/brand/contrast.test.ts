import { expect, it } from 'vitest';
import { BRAND_COLORS } from '@/config/brand/brand';
import tailwind from '../../../../tailwind.config';

const { white, surface, canvas, sunken, ink, muted } = tailwind.theme.colors;
const { DEFAULT, hover, press, tint, line } = BRAND_COLORS;

/** The relative luminance of WCAG 2.2. @param color `#` and six hexadecimal digits */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Controls and the focus ring need 3:1 only, but they have the colour of links.
it.each([
  ['the text of a button', white, DEFAULT],
  ['the text of a button below the pointer', white, hover],
  ['the text of a pressed button', white, press],
  ['a link or control on a card', DEFAULT, surface],
  ['a link or control on the page', DEFAULT, canvas],
  ['a link on a grey background', DEFAULT, sunken],
  ['the text of a badge, mark or selected entry', DEFAULT, tint],
  ['the text of a soft button below the pointer', DEFAULT, line],
  ['a title on the tint', ink.DEFAULT, tint],
  ['a text on the tint', ink[2], tint],
  ['a quiet text on the tint', muted, tint],
])('the contrast of %s is at least 4.5:1', (_, text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.entries(BRAND_COLORS))(
  'the brand colour %s has six hexadecimal digits',
  (_, color) => {
    expect(color).toMatch(/^#[\dA-F]{6}$/i);
  },
);
