import { circle, path, rect } from './shapes';

interface Face {
  ground: string;
  skin: string;
  /** The shade below the chin. */
  shade: string;
  hair: string;
  shirt: string;
  style: 'long' | 'short' | 'bun' | 'curls' | 'bob' | 'bald' | 'beard' | 'wrap';
}

const SKINS = {
  fair: ['oklch(.86 .045 55)', 'oklch(.78 .055 50)'],
  light: ['oklch(.8 .065 55)', 'oklch(.7 .07 50)'],
  tan: ['oklch(.72 .075 55)', 'oklch(.62 .08 50)'],
  brown: ['oklch(.6 .075 50)', 'oklch(.5 .075 48)'],
  deep: ['oklch(.47 .06 45)', 'oklch(.39 .055 43)'],
} as const;

function face(
  groundHue: number,
  skin: keyof typeof SKINS,
  hair: string,
  shirtHue: number,
  style: Face['style'],
): Face {
  const [tone, shade] = SKINS[skin];
  const shirt = `oklch(.42 .1 ${shirtHue})`;
  return { ground: `oklch(.86 .06 ${groundHue})`, skin: tone, shade, hair, shirt, style };
}

const FACES: Readonly<Record<string, Face>> = {
  maya: face(160, 'light', 'oklch(.33 .05 30)', 285, 'long'),
  nora: face(238, 'fair', 'oklch(.82 .075 88)', 20, 'bob'),
  marcus: face(35, 'deep', 'oklch(.24 .02 40)', 250, 'beard'),
  chloe: face(322, 'light', 'oklch(.45 .1 45)', 170, 'bun'),
  tom: face(192, 'deep', 'oklch(.22 .015 40)', 35, 'short'),
  ines: face(20, 'tan', 'oklch(.27 .03 30)', 152, 'long'),
  lena: face(120, 'fair', 'oklch(.58 .12 45)', 262, 'curls'),
  ravi: face(268, 'brown', 'oklch(.25 .015 280)', 205, 'short'),
  grace: face(350, 'light', 'oklch(.26 .02 300)', 240, 'bob'),
  jonas: face(205, 'fair', 'oklch(.5 .07 60)', 285, 'beard'),
  amara: face(300, 'deep', 'oklch(.55 .15 15)', 150, 'wrap'),
  victor: face(150, 'tan', 'oklch(.72 .01 260)', 330, 'bald'),
};

/** Shapes behind the head. */
function behind({ style, hair, ground }: Face): string {
  if (style === 'long')
    return path('M9 25V17a11 11 0 0 1 22 0v8c0 4-2 6-4 7H13c-2-1-4-3-4-7z', hair);
  if (style === 'bob')
    return path(
      'M10.5 22v-4a9.5 9.5 0 0 1 19 0v4c0 3-1 4-2.5 4.5H13C11.5 26 10.5 25 10.5 22z',
      hair,
    );
  if (style === 'bun') return circle(20, 8, 4.5, hair) + circle(20, 18, 9, hair);
  if (style === 'bald') return circle(20, 19.5, 8.4, hair) + circle(20, 16, 7.2, ground);
  if (style === 'curls') {
    return [
      [12, 14],
      [15, 10.5],
      [20, 9],
      [25, 10.5],
      [28, 14],
      [29, 19],
      [11, 19],
      [12, 24],
      [28, 24],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.4, hair))
      .join('');
  }
  return '';
}

/** Shapes in front of the head. */
function before({ style, hair, shade }: Face): string {
  if (style === 'short' || style === 'beard') {
    const cap = path(
      'M12.5 19.5c-.8-7 2.7-10.5 7.5-10.5s8.3 3.5 7.5 10.5c-1-2.5-1.5-4-3-5-3 1-6 1-9 0-1.5 1-2 2.5-3 5z',
      hair,
    );
    const beard = path(
      'M13 20c.5 3 1.5 3.5 3.5 3.2 2.3-.6 4.7-.6 7 0 2 .3 3-.2 3.5-3.2.8 5-2 9-7 9s-7.8-4-7-9z',
      hair,
    );
    return style === 'beard' ? cap + beard : cap;
  }
  if (style === 'bald') {
    const glasses = rect(14, 18, 5, 4, shade, 1.6) + rect(21, 18, 5, 4, shade, 1.6);
    return glasses + rect(18.5, 19.2, 3, 1, shade);
  }
  if (style === 'wrap') {
    return (
      path('M11.5 18c-1-8 4-11.5 8.5-11.5S29.5 10 28.5 18c-4-3.5-13-3.5-17 0z', hair) +
      circle(26.5, 8, 3.6, hair)
    );
  }
  return path(
    'M12.5 19c5 0 9-2 10.5-6 1 3 3 5 4.6 5.5C27.5 12.5 24.5 10.5 20 10.5s-7.5 3-7.5 8.5z',
    hair,
  );
}

function frame(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="160" height="160">${inside}</svg>`;
}

/** The portrait of a first name; `generic` is an anonymous silhouette. */
export function portraitOf(name: string): string | null {
  if (name === 'generic') {
    const tone = 'oklch(.67 .03 275)';
    return frame(
      rect(0, 0, 40, 40, 'oklch(.925 .012 275)') +
        circle(20, 16, 7, tone) +
        path('M5 42a15 15 0 0 1 30 0z', tone),
    );
  }
  const found = Object.hasOwn(FACES, name) ? FACES[name] : undefined;
  if (found === undefined) return null;
  return frame(
    rect(0, 0, 40, 40, found.ground) +
      behind(found) +
      path('M4 42a16 13 0 0 1 32 0z', found.shirt) +
      path('M16.5 24h7v7a3.5 3.5 0 0 1-7 0z', found.shade) +
      circle(20, 19.5, 7, found.skin) +
      before(found),
  );
}
