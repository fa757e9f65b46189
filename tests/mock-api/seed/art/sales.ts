import { circle, dome, ground, path, rect, stroke, turned, type Motif } from './shapes';

/** Rising steps and a ball. */
const steps: Motif = (c) =>
  ground(c.d) +
  dome(420, 280, 112, c.s) +
  rect(36, 188, 78, 92, c.s) +
  rect(114, 148, 78, 132, c.m) +
  rect(192, 108, 78, 172, c.a) +
  rect(270, 68, 78, 212, c.l) +
  circle(75, 163, 25, c.p) +
  [
    [108, 122],
    [130, 98],
    [158, 82],
    [190, 74],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, c.p))
    .join('');

/** Streams that meet. */
const streams: Motif = (c) =>
  ground(c.d) +
  stroke('M-10 22H96C196 22 178 128 286 128', c.l, 18) +
  stroke('M-10 72H92c86 0 96 56 176 56', c.m, 18) +
  stroke('M-10 180H92c86 0 96-52 176-52', c.a, 18) +
  stroke('M-10 232H100c96 0 78-104 186-104', c.s, 18) +
  stroke('M-10 128H490', c.p, 18) +
  circle(316, 128, 50, c.p) +
  circle(316, 128, 24, c.d) +
  circle(52, 22, 5, c.d) +
  circle(88, 128, 5, c.d) +
  circle(40, 180, 5, c.d);

/** A present, half unwrapped. */
const present: Motif = (c) =>
  ground(c.s) +
  dome(60, 280, 120, c.d) +
  rect(136, 104, 184, 176, c.p) +
  rect(136, 104, 92, 176, c.l) +
  rect(206, 104, 44, 176, c.d) +
  turned(-7, 228, 92, rect(112, 70, 232, 42, c.m), rect(206, 70, 44, 42, c.d)) +
  path('M224 74c-68 4-92-26-76-50 18-24 68-4 76 50z', c.a) +
  path('M224 74c64-8 88-42 68-62-20-20-62 6-68 62z', c.p) +
  circle(224, 72, 12, c.d);

/** A target with an arrow. */
const target: Motif = (c) =>
  ground(c.m) +
  circle(224, 132, 126, c.l) +
  circle(224, 132, 96, c.p) +
  circle(224, 132, 64, c.s) +
  circle(224, 132, 30, c.d) +
  path('M226 128L66 22 22 30l38 26 160 80z', c.d) +
  path('M66 22L44 0 38 26zM60 56l-36 4 16-22z', c.a) +
  circle(224, 132, 9, c.p) +
  dome(440, 280, 84, c.a);

/** The sound waves of a conversation. */
const voices: Motif = (c) => {
  const bars: readonly (readonly [number, keyof typeof c])[] = [
    [30, 'd'],
    [72, 'p'],
    [124, 'd'],
    [58, 'a'],
    [166, 'p'],
    [98, 'd'],
    [200, 'p'],
    [134, 's'],
    [76, 'd'],
    [148, 'p'],
    [92, 'd'],
    [42, 'a'],
  ];
  return (
    ground(c.m) +
    bars
      .map(([height, tone], index) =>
        rect(44 + index * 33, 126 - height / 2, 20, height, c[tone], 10),
      )
      .join('')
  );
};

/** Two speakers, one in front of the other. */
const dialogue: Motif = (c) =>
  ground(c.l) +
  path(
    'M40 64a40 40 0 0 1 40-40h150a40 40 0 0 1 40 40v62a40 40 0 0 1-40 40h-98l-46 44v-44h-6a40 40 0 0 1-40-40z',
    c.s,
  ) +
  path(
    'M210 134a36 36 0 0 1 36-36h130a36 36 0 0 1 36 36v52a36 36 0 0 1-36 36h-8v40l-44-40h-78a36 36 0 0 1-36-36z',
    c.p,
  ) +
  rect(80, 62, 138, 14, c.p, 7) +
  rect(80, 92, 92, 14, c.a, 7) +
  circle(266, 160, 12, c.d) +
  circle(311, 160, 12, c.m) +
  circle(356, 160, 12, c.d);

/** A flying paper plane. */
const plane: Motif = (c) =>
  ground(c.g) +
  circle(104, 92, 62, c.l) +
  dome(420, 280, 130, c.m) +
  dome(330, 280, 84, c.a) +
  path('M366 60L86 132l92 30z', c.p) +
  path('M366 60L178 162l20 62z', c.s) +
  path('M366 60L198 224l34-46z', c.d) +
  path('M366 60L232 178l60 26z', c.m) +
  [
    [40, 214],
    [72, 226],
    [106, 230],
    [140, 224],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, c.s))
    .join('');

/** A rocket leaves its pad. */
const rocket: Motif = (c) =>
  ground(c.d) +
  circle(86, 60, 5, c.p) +
  circle(140, 110, 4, c.a) +
  circle(332, 88, 5, c.p) +
  circle(60, 140, 4, c.l) +
  path('M196 176c-34 8-48 34-48 66l48-22zM252 176c34 8 48 34 48 66l-48-22z', c.s) +
  path('M188 232V112c0-44 18-76 36-96 18 20 36 52 36 96v120z', c.p) +
  path('M224 16c18 20 36 52 36 96v120h-36z', c.l) +
  path('M196 72c6-24 16-42 28-56 12 14 22 32 28 56z', c.s) +
  circle(224, 118, 20, c.d) +
  circle(224, 118, 11, c.a) +
  path('M196 232h56l-28 44z', c.a) +
  dome(96, 296, 74, c.m) +
  dome(356, 296, 82, c.m) +
  dome(176, 300, 54, c.p) +
  dome(276, 300, 56, c.g);

/** Pictures of the sales and marketing tools, by slug. */
export const SALES_ART: Readonly<Record<string, Motif>> = {
  'value-ladder-agent': steps,
  'traffic-source-agent': streams,
  'irresistible-offer-agent': present,
  'target-market-agent': target,
  'sales-call-review': voices,
  'objection-coach': dialogue,
  'follow-up-writer': plane,
  'launch-planner': rocket,
};
