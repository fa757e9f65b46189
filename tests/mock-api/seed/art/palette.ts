import type { Category } from '../tools';

/** Colours of one picture: tones of the category's hue, one of a neighbouring hue, and near-white. */
export interface Palette {
  /** Background. */
  g: string;
  /** Light. */
  l: string;
  /** Middle. */
  m: string;
  /** Strong. */
  s: string;
  /** Deep. */
  d: string;
  /** Accent in the neighbouring hue. */
  a: string;
  /** Near-white. */
  p: string;
}

/** Hue and neighbour by category, in degrees; none between 50 and 100, which is the credits' amber. */
const HUES: Readonly<Record<Category, readonly [number, number]>> = {
  'Ideation and Innovation Tools': [35, 12],
  'Sales and Marketing Tools': [4, 335],
  'Purpose Tools': [152, 120],
  'Content Creation Tools': [238, 205],
  'General AI Utility Platforms': [268, 300],
  'E Learning Tools': [192, 165],
  'Assessment Tools': [322, 350],
};

/** The palette of a category, as literal `oklch()` values, because image files have no CSS variables. */
export function paletteOf(category: Category): Palette {
  const [hue, neighbour] = HUES[category];
  return {
    g: `oklch(.915 .038 ${hue})`,
    l: `oklch(.835 .08 ${hue})`,
    m: `oklch(.7 .125 ${hue})`,
    s: `oklch(.555 .145 ${hue})`,
    d: `oklch(.315 .075 ${hue})`,
    a: `oklch(.77 .115 ${neighbour})`,
    p: 'oklch(.979 .012 84)',
  };
}
