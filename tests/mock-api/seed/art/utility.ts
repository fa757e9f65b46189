import { arch, circle, dome, ground, path, rect, stroke, turned, type Motif } from './shapes';

/** A flow chart with a decision. */
const flow: Motif = (c) =>
  ground(c.g) +
  stroke('M96 132H196V76h88', c.d, 10) +
  stroke('M196 132v72h172', c.d, 10) +
  rect(44, 92, 80, 80, c.s) +
  circle(196, 132, 26, c.p) +
  circle(196, 132, 13, c.d) +
  path('M238 76a46 46 0 0 1 92 0z', c.m) +
  path('M238 76a46 46 0 0 0 92 0z', c.s) +
  circle(384, 196, 46, c.a) +
  path('M384 150a46 46 0 0 1 0 92z', c.d) +
  rect(70, 118, 28, 28, c.a);

/** A round table seen from above. */
const table: Motif = (c) =>
  ground(c.l) +
  [
    [224, 24, 's'],
    [310, 58, 'd'],
    [346, 140, 'a'],
    [138, 58, 'p'],
    [102, 140, 'd'],
    [138, 222, 's'],
    [310, 222, 'p'],
  ]
    .map(([x, y, tone]) => circle(Number(x), Number(y), 27, c[tone as 's']))
    .join('') +
  circle(224, 140, 92, c.m) +
  circle(224, 140, 78, c.g) +
  turned(
    -14,
    200,
    130,
    rect(166, 92, 58, 76, c.p),
    rect(176, 106, 38, 6, c.s),
    rect(176, 120, 38, 6, c.l),
    rect(176, 134, 24, 6, c.l),
  ) +
  turned(
    18,
    258,
    140,
    rect(240, 112, 44, 60, c.s),
    rect(248, 124, 28, 5, c.p),
    rect(248, 136, 20, 5, c.a),
  );

/** A pile of pages and a single page. */
const pages: Motif = (c) =>
  ground(c.s) +
  dome(60, 280, 110, c.d) +
  turned(-12, 130, 140, rect(56, 44, 128, 172, c.d)) +
  turned(-5, 130, 140, rect(64, 42, 128, 172, c.a)) +
  turned(3, 136, 140, rect(72, 40, 128, 172, c.l)) +
  rect(84, 38, 128, 172, c.p) +
  [60, 80, 100, 120, 140, 160, 180]
    .map((y, index) => rect(102, y, index === 3 ? 58 : 92, 7, index === 3 ? c.s : c.l))
    .join('') +
  path('M226 112h44V92l38 36-38 36v-20h-44z', c.d) +
  rect(324, 86, 84, 108, c.p) +
  rect(338, 104, 56, 8, c.s) +
  rect(338, 122, 56, 8, c.l) +
  rect(338, 140, 36, 8, c.l) +
  circle(394, 180, 18, c.a);

/** A clipboard with a door. */
const clipboard: Motif = (c) =>
  ground(c.d) +
  circle(410, 210, 84, c.s) +
  dome(20, 280, 92, c.m) +
  turned(
    -6,
    220,
    150,
    rect(124, 36, 196, 260, c.a, 14),
    rect(142, 58, 160, 230, c.p),
    rect(178, 22, 88, 40, c.s, 10),
    circle(222, 34, 8, c.d),
    circle(168, 96, 11, c.s),
    rect(190, 90, 92, 12, c.l, 6),
    circle(168, 130, 11, c.s),
    rect(190, 124, 66, 12, c.l, 6),
    circle(168, 164, 11, c.g),
    rect(190, 158, 84, 12, c.l, 6),
    arch(262, 176, 30, 288, c.m),
  );

/** Three trays, sorted. */
const trays: Motif = (c) =>
  ground(c.a) +
  circle(90, 70, 42, c.p) +
  turned(-5, 220, 60, rect(136, 30, 176, 60, c.p)) +
  turned(4, 220, 60, rect(148, 40, 160, 50, c.g)) +
  rect(112, 84, 224, 38, c.s) +
  path('M96 84h32v60H96zM320 84h32v60h-32z', c.d) +
  rect(146, 134, 150, 24, c.p) +
  rect(112, 150, 224, 38, c.m) +
  path('M96 150h32v60H96zM320 150h32v60h-32z', c.d) +
  rect(112, 216, 224, 38, c.l) +
  path('M96 216h32v64H96zM320 216h32v64h-32z', c.d) +
  rect(204, 97, 40, 10, c.p, 5) +
  rect(204, 163, 40, 10, c.p, 5) +
  dome(440, 280, 58, c.s);

/** A spreadsheet with a staircase. */
const cells: Motif = (c) => {
  const rows = ['psppp', 'plsppp', 'pllsppp', 'pllmspp', 'pllmmsp'];
  return (
    ground(c.d) +
    rows
      .flatMap((row, y) =>
        Array.from(row).map((tone, x) => rect(40 + x * 56, 20 + y * 48, 50, 42, c[tone as 'p'], 4)),
      )
      .join('') +
    circle(404, 76, 26, c.s)
  );
};

/** Pictures of the general tools, by slug. */
export const UTILITY_ART: Readonly<Record<string, Motif>> = {
  'ai-workflow-mapper': flow,
  'meeting-notes-assistant': table,
  'document-summarizer': pages,
  'client-intake-assistant': clipboard,
  'inbox-triage': trays,
  'spreadsheet-helper': cells,
};
