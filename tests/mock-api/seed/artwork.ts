import { ASSESSMENT_ART } from './art/assessment';
import { CONTENT_ART } from './art/content';
import { IDEATION_ART } from './art/ideation';
import { LEARNING_ART } from './art/learning';
import { paletteOf } from './art/palette';
import { portraitOf } from './art/portraits';
import { PURPOSE_ART } from './art/purpose';
import { SALES_ART } from './art/sales';
import type { Motif } from './art/shapes';
import { UTILITY_ART } from './art/utility';
import { diagram } from './diagrams';
import { seedTools } from './tools';
import { CATEGORIES, type Category } from './tools/tool';

const ART: Readonly<Record<Category, Readonly<Record<string, Motif>>>> = {
  'Ideation and Innovation Tools': IDEATION_ART,
  'Sales and Marketing Tools': SALES_ART,
  'Purpose Tools': PURPOSE_ART,
  'Content Creation Tools': CONTENT_ART,
  'General AI Utility Platforms': UTILITY_ART,
  'E Learning Tools': LEARNING_ART,
  'Assessment Tools': ASSESSMENT_ART,
};

const ALL_MOTIFS: readonly Motif[] = CATEGORIES.flatMap((category) => Object.values(ART[category]));

function drawn(motif: Motif, category: Category): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 280" width="480" height="280" preserveAspectRatio="xMidYMid slice">${motif(paletteOf(category))}</svg>`;
}

/** A picture in the hue of the tool's category; each round of the categories uses the next motif. */
function numbered(number: number): string | null {
  const models = seedTools();
  const category = models[(number - 1) % models.length]?.hashtags[0];
  const motif = ALL_MOTIFS[(number * 5 + Math.floor(number / models.length)) % ALL_MOTIFS.length];
  const known = CATEGORIES.find((name) => name === category);
  return motif === undefined || known === undefined ? null : drawn(motif, known);
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
  for (const category of CATEGORIES) {
    // Own properties only: the slug comes from an address and may be `constructor`.
    const motif = Object.hasOwn(ART[category], slug) ? ART[category][slug] : undefined;
    if (motif !== undefined) return drawn(motif, category);
  }
  return null;
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
