import type { Palette } from './palette';

/** Draws a picture of 480 by 280 px; the top right corner is left empty for a badge. */
export type Motif = (colours: Palette) => string;

const round = (value: number) => Math.round(value * 10) / 10;

/** The whole ground in one colour. */
export const ground = (fill: string) => `<rect width="480" height="280" fill="${fill}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${rx > 0 ? ` rx="${rx}"` : ''} fill="${fill}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number, cap = 'butt') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}"/>`;

/** A doorway: a half circle on two straight sides. @param top the highest point */
export const arch = (cx: number, top: number, r: number, bottom: number, fill: string) =>
  path(`M${cx - r} ${bottom}V${top + r}a${r} ${r} 0 0 1 ${2 * r} 0V${bottom}z`, fill);

/** The upper half of a disc. */
export const dome = (cx: number, base: number, r: number, fill: string) =>
  path(`M${cx - r} ${base}a${r} ${r} 0 0 1 ${2 * r} 0z`, fill);

/** The same picture turned around a point. */
export const turned = (degrees: number, cx: number, cy: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${parts.join('')}</g>`;

/** A regular polygon; the first corner is at the top. */
export function polygon(cx: number, cy: number, radii: readonly number[], fill: string): string {
  const corners = radii.map((radius, index) => {
    const angle = (index / radii.length) * 2 * Math.PI - Math.PI / 2;
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  });
  return path(`M${corners.join('L')}z`, fill);
}

/** A section of a ring; angles in degrees, 0 to the right, 90 up. */
export function ringPiece(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  fill: string,
): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(cx + radius * Math.cos(angle))} ${round(cy - radius * Math.sin(angle))}`;
  };
  return path(
    `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}z`,
    fill,
  );
}
