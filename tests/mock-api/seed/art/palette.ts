import type { Category } from '../tools';

/**
 * Colours of one picture: tones of the category's hue, one of a neighbouring hue, and near-white.
 */
export interface Palette {
  background: string;
  light: string;
  middle: string;
  strong: string;
  deep: string;
  /** In the neighbouring hue. */
  accent: string;
  nearWhite: string;
}

/**
 * Hue and neighbour by category, in degrees; none between 50 and 100, which is the credits' amber.
 */
const HUES: Readonly<Record<Category, readonly [number, number]>> = {
  'Ideation and Innovation Tools': [35, 12],
  'Sales and Marketing Tools': [4, 335],
  'Purpose Tools': [152, 120],
  'Content Creation Tools': [238, 205],
  'General AI Utility Platforms': [268, 300],
  'E Learning Tools': [192, 165],
  'Assessment Tools': [322, 350],
};

/**
 * The palette of a category, as literal `oklch()` values, because image files have no CSS
 * variables.
 */
export function paletteOf(category: Category): Palette {
  const [hue, neighbour] = HUES[category];
  return {
    background: `oklch(.915 .038 ${hue})`,
    light: `oklch(.835 .08 ${hue})`,
    middle: `oklch(.7 .125 ${hue})`,
    strong: `oklch(.555 .145 ${hue})`,
    deep: `oklch(.315 .075 ${hue})`,
    accent: `oklch(.77 .115 ${neighbour})`,
    nearWhite: 'oklch(.979 .012 84)',
  };
}
