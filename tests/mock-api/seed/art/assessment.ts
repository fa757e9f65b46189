import {
  arch,
  circle,
  dome,
  ground,
  path,
  polygon,
  rect,
  ringPiece,
  stroke,
  turned,
  type Motif,
} from './shapes';

/** A dial. */
const dial: Motif = (c) =>
  ground(c.g) +
  ringPiece(224, 196, 94, 152, 147, 179, c.l) +
  ringPiece(224, 196, 94, 152, 111, 143, c.m) +
  ringPiece(224, 196, 94, 152, 75, 107, c.a) +
  ringPiece(224, 196, 94, 152, 39, 71, c.s) +
  ringPiece(224, 196, 94, 152, 3, 35, c.d) +
  path('M214 190l88-96-68 110z', c.d) +
  circle(224, 196, 28, c.d) +
  circle(224, 196, 11, c.p) +
  rect(0, 234, 480, 46, c.d);

/** Two radar charts. */
const radar: Motif = (c) => {
  const point = (radius: number, index: number) => {
    const angle = (index / 6) * 2 * Math.PI - Math.PI / 2;
    return circle(214 + radius * Math.cos(angle), 132 + radius * Math.sin(angle), 8, c.m);
  };
  const own = [84, 62, 98, 74, 60, 92];
  return (
    ground(c.d) +
    dome(452, 280, 84, c.s) +
    polygon(214, 132, [126, 126, 126, 126, 126, 126], c.s) +
    polygon(214, 132, [92, 122, 70, 104, 118, 66], c.a) +
    polygon(214, 132, own, c.p) +
    own.map(point).join('') +
    circle(214, 132, 10, c.d)
  );
};

/** A key and a door. */
const key: Motif = (c) =>
  ground(c.m) +
  arch(142, 24, 92, 280, c.d) +
  arch(142, 44, 72, 280, c.s) +
  circle(142, 128, 24, c.p) +
  path('M130 136h24l12 62h-48z', c.p) +
  turned(
    -12,
    320,
    128,
    rect(212, 120, 110, 18, c.p),
    rect(212, 138, 16, 24, c.p),
    rect(242, 138, 14, 16, c.p),
    circle(350, 129, 44, c.p),
    circle(350, 129, 20, c.m),
  ) +
  dome(440, 280, 76, c.a) +
  dome(330, 280, 50, c.s);

/** A jigsaw piece and its gap. */
const fit: Motif = (c) =>
  ground(c.a) +
  path('M44 76h112v28a38 38 0 0 0 0 72v28H44z', c.d) +
  path('M156 76h100v28a38 38 0 0 1 0 72v28H156v-28a38 38 0 0 1 0-72z', c.p) +
  turned(
    8,
    350,
    130,
    path('M300 66h104v136H300v-28a38 38 0 0 0 0-72z', c.s),
    circle(366, 134, 18, c.l),
  ) +
  circle(206, 140, 20, c.s) +
  rect(0, 236, 480, 44, c.d) +
  dome(96, 236, 30, c.s);

/** A pulse curve. */
const pulse: Motif = (c) =>
  ground(c.d) +
  circle(214, 118, 112, c.s) +
  circle(214, 118, 82, c.m) +
  circle(214, 118, 52, c.a) +
  stroke('M-10 118H104l30-66 46 132 42-112 26 46H490', c.p, 12, 'round') +
  circle(134, 52, 14, c.p) +
  circle(180, 184, 14, c.l) +
  dome(60, 280, 62, c.s) +
  dome(410, 280, 84, c.m);

/** Pictures of the assessment tools, by slug. */
export const ASSESSMENT_ART: Readonly<Record<string, Motif>> = {
  'business-health-assessment': dial,
  'leadership-style-assessment': radar,
  'client-readiness-check': key,
  'market-fit-scorecard': fit,
  'team-energy-pulse': pulse,
};
