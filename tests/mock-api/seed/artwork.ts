import pictures from '../demo/art.svg?raw';
import { paletteOf, type Palette } from './art/palette';
import { portraitOf } from './art/portraits';
import { diagram } from './diagrams';
import { CATEGORIES, seedTools } from './tools';

/** The pictures of ../demo/art.svg by slug. */
const MOTIFS: ReadonlyMap<string, string> = new Map(
  Array.from(
    pictures.matchAll(/^<g id="([a-z0-9-]+)">$([^]*?)^<\/g>$(?=\n<(?:g id|\/svg))/gm),
    ([, slug = '', shapes = '']) => [slug, shapes],
  ),
);
const ALL_MOTIFS: readonly string[] = [...MOTIFS.values()];

/** Draws a motif in the tones of a category. */
function drawn(motif: string | undefined, categoryName: string | undefined): string | null {
  const category = CATEGORIES.find((name) => name === categoryName);
  if (motif === undefined || category === undefined) return null;
  const palette = paletteOf(category);
  const shapes = motif.replace(/var\(--(\w+)\)/g, (_, tone: keyof Palette) => palette[tone]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 280" width="480" height="280" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;
}

/**
 * A picture in the hue of the tool's category; each round of the categories uses the next motif.
 */
function numbered(number: number): string | null {
  const models = seedTools();
  const round = Math.floor(number / models.length);
  const motif = ALL_MOTIFS[(number * 5 + round) % ALL_MOTIFS.length];
  return drawn(motif, models[(number - 1) % models.length]?.hashtags[0]);
}

/**
 * The SVG of a path below the media base.
 *
 * @param path - `tools/<slug>.svg`, `tools/many-<n>.svg` or `diagrams/<slug>.svg`
 * @returns null when there is no such picture
 */
export function artwork(path: string): string | null {
  const slug = /^tools\/([a-z0-9-]+)\.svg$/.exec(path)?.[1];
  if (slug === undefined) return diagram(path);
  const number = /^many-(\d{1,7})$/.exec(slug)?.[1];
  if (number !== undefined) return numbered(Number(number));
  const tool = seedTools().find(({ platformId }) => platformId === slug);
  return drawn(MOTIFS.get(slug), tool?.hashtags[0]);
}

/**
 * The SVG of a portrait at a path below the asset bucket.
 *
 * @param path - `avatars/<name>.svg`; `avatars/generic.svg` is the public generic avatar
 * @returns null when there is no such portrait
 */
export function portrait(path: string): string | null {
  const name = /^avatars\/([a-z]+)\.svg$/.exec(path)?.[1];
  return name === undefined ? null : portraitOf(name);
}
