import { arch, circle, dome, ground, path, polygon, rect, turned, type Motif } from './shapes';

/** Doorways within doorways. */
const niche: Motif = (c) =>
  ground(c.g) +
  circle(60, 66, 30, c.p) +
  arch(210, 22, 122, 280, c.d) +
  arch(210, 50, 94, 280, c.s) +
  arch(210, 78, 66, 280, c.m) +
  arch(210, 106, 38, 280, c.p) +
  dome(372, 280, 88, c.a) +
  dome(446, 280, 74, c.l);

/** Doors, one of them open and lit. */
const streetOfDoors: Motif = (c) =>
  ground(c.d) +
  arch(64, 84, 36, 230, c.s) +
  arch(148, 66, 36, 230, c.m) +
  arch(232, 40, 40, 230, c.p) +
  arch(320, 74, 36, 230, c.m) +
  arch(404, 92, 36, 230, c.s) +
  rect(0, 230, 480, 50, c.s) +
  path('M192 230h80l70 50H122z', c.a) +
  path('M192 230V80a40 40 0 0 1 34-39.5l-8 189.5z', c.l) +
  circle(212, 150, 4, c.d) +
  circle(132, 156, 4, c.d) +
  circle(304, 160, 4, c.d);

/** A stage, a beam of light and a microphone. */
const stage: Motif = (c) =>
  ground(c.d) +
  path('M60 0h96l164 236H104z', c.s) +
  path('M86 0h44l136 236H146z', c.m) +
  `<ellipse cx="212" cy="236" rx="132" ry="30" fill="${c.l}"/>` +
  rect(206, 96, 12, 140, c.d) +
  `<ellipse cx="212" cy="236" rx="38" ry="9" fill="${c.d}"/>` +
  rect(186, 40, 52, 84, c.p, 26) +
  rect(186, 76, 52, 10, c.a) +
  dome(440, 280, 96, c.s) +
  dome(392, 280, 54, c.a);

/** A lighthouse at the sea. */
const lighthouse: Motif = (c) =>
  ground(c.l) +
  path('M176 74L0 14v88z', c.p) +
  path('M176 74l304 26v64z', c.g) +
  path('M152 98h48l20 150h-88z', c.p) +
  path('M147.5 132h57l5 38h-67z', c.s) +
  path('M138 204h76l5 38h-86z', c.s) +
  rect(142, 88, 68, 12, c.d) +
  rect(154, 58, 44, 32, c.a) +
  path('M148 58a28 28 0 0 1 56 0z', c.d) +
  dome(250, 300, 120, c.m) +
  dome(90, 300, 106, c.s) +
  rect(0, 248, 480, 32, c.d) +
  dome(420, 250, 60, c.a);

/** A compass. */
const compass: Motif = (c) =>
  ground(c.m) +
  circle(222, 128, 118, c.d) +
  circle(222, 128, 98, c.p) +
  circle(222, 128, 74, c.g) +
  [0, 90, 180, 270]
    .map((degrees) => turned(degrees, 222, 128, rect(217, 36, 10, 22, c.s)))
    .join('') +
  turned(
    38,
    222,
    128,
    path('M222 34l24 94h-48z', c.s),
    path('M222 222l24-94h-48z', c.a),
    path('M222 34v94h-24z', c.d),
  ) +
  circle(222, 128, 10, c.p) +
  dome(30, 280, 84, c.s) +
  dome(430, 280, 110, c.l);

/** A path through hills towards the sun. */
const hills: Motif = (c) =>
  ground(c.l) +
  circle(226, 84, 48, c.p) +
  dome(96, 280, 178, c.m) +
  dome(420, 280, 160, c.a) +
  dome(242, 306, 140, c.s) +
  path('M236 280c-16-36 44-44 26-76-10-18-36-20-24-38 20 14 58 18 66 50 8 28-24 40-22 64z', c.p) +
  dome(46, 292, 88, c.d) +
  dome(470, 292, 78, c.d) +
  polygon(120, 150, [22, 22, 22], c.d) +
  rect(117, 158, 6, 22, c.d);

/** Pictures of the purpose tools, by slug. */
export const PURPOSE_ART: Readonly<Record<string, Motif>> = {
  'find-your-coaching-niche-agent': niche,
  'find-your-consulting-niche-agent': streetOfDoors,
  'find-your-speaker-identity-agent': stage,
  'find-your-calling-agent': lighthouse,
  'values-compass': compass,
  'personal-mission-map': hills,
};
