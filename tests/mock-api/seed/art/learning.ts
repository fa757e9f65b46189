import {
  arch,
  circle,
  dome,
  ground,
  path,
  polygon,
  rect,
  stroke,
  turned,
  type Motif,
} from './shapes';

/** Building blocks of a course. */
const tiles: Motif = (c) => {
  const quarter = (x: number, y: number, fill: string) =>
    path(`M${x} ${y}h80a80 80 0 0 1-80 80z`, fill);
  const bowl = (x: number, y: number, fill: string) =>
    path(`M${x} ${y}v80a80 80 0 0 1-80-80z`, fill);
  return (
    ground(c.d) +
    circle(80, 44, 40, c.p) +
    quarter(120, 4, c.m) +
    quarter(200, 4, c.a) +
    circle(320, 44, 40, c.s) +
    bowl(120, 84, c.a) +
    circle(160, 124, 40, c.l) +
    quarter(200, 84, c.p) +
    quarter(280, 84, c.m) +
    circle(400, 124, 40, c.l) +
    quarter(40, 164, c.m) +
    bowl(200, 164, c.s) +
    circle(240, 204, 40, c.p) +
    quarter(280, 164, c.l) +
    quarter(360, 164, c.a)
  );
};

/** A blackboard with a proof on it. */
const blackboard: Motif = (c) =>
  ground(c.l) +
  rect(56, 26, 312, 190, c.s) +
  rect(70, 40, 284, 162, c.d) +
  polygon(142, 116, [44, 44, 44], c.a) +
  circle(226, 110, 36, c.p) +
  path('M226 74a36 36 0 0 1 0 72z', c.m) +
  rect(276, 76, 62, 62, c.l) +
  stroke('M94 172h120', c.p, 7, 'round') +
  stroke('M236 172h50', c.m, 7, 'round') +
  rect(44, 212, 336, 16, c.d) +
  rect(300, 202, 40, 10, c.p, 3) +
  path('M92 228h24l-18 52H74zM308 228h24l18 52h-24z', c.s) +
  dome(444, 280, 62, c.m);

/** A multiple-choice sheet. */
const answers: Motif = (c) => {
  const chosen = [1, 3, 0, 2];
  return (
    ground(c.m) +
    dome(440, 280, 108, c.s) +
    turned(
      -3,
      210,
      140,
      rect(72, 24, 276, 240, c.p, 12),
      ...chosen.flatMap((choice, row) => [
        rect(96, 56 + row * 50, 44, 12, c.l, 6),
        ...[0, 1, 2, 3].map((column) =>
          circle(178 + column * 42, 62 + row * 50, 15, column === choice ? c.d : c.g),
        ),
      ]),
    ) +
    circle(372, 128, 40, c.a) +
    stroke('M354 128l14 14 24-28', c.d, 9, 'round')
  );
};

/** Books on a desk, and a pencil. */
const workbooks: Motif = (c) =>
  ground(c.g) +
  arch(226, 22, 130, 280, c.l) +
  rect(110, 206, 236, 40, c.d) +
  rect(128, 216, 206, 20, c.p) +
  rect(92, 166, 224, 40, c.s) +
  rect(92, 176, 206, 20, c.g) +
  rect(124, 128, 206, 38, c.a) +
  rect(140, 137, 190, 20, c.p) +
  turned(
    -32,
    214,
    88,
    rect(126, 74, 150, 26, c.m),
    path('M276 74l40 13-40 13z', c.p),
    path('M303 83l13 4-13 4z', c.d),
    rect(112, 74, 22, 26, c.d),
  ) +
  rect(0, 246, 480, 34, c.d) +
  circle(62, 92, 26, c.p);

/** A group of people. */
const cohort: Motif = (c) => {
  const person = (x: number, top: number, body: string, head: string) =>
    circle(x, top, 25, head) + arch(x, top + 32, 42, 280, body);
  return (
    ground(c.s) +
    circle(226, 78, 70, c.m) +
    person(88, 92, c.d, c.l) +
    person(176, 66, c.d, c.p) +
    person(276, 70, c.d, c.a) +
    person(364, 96, c.d, c.l) +
    person(132, 150, c.a, c.g) +
    person(226, 132, c.p, c.l) +
    person(320, 152, c.m, c.p) +
    person(40, 172, c.m, c.p) +
    person(412, 176, c.l, c.g)
  );
};

/** A mountain with a flag, and steps up to it. */
const mountain: Motif = (c) =>
  ground(c.l) +
  circle(96, 74, 38, c.p) +
  path('M60 280L226 60l166 220z', c.s) +
  path('M226 60l166 220H226z', c.d) +
  path('M226 60l40 54-22 14-18-12-22 14-18-16z', c.p) +
  rect(223, 18, 6, 48, c.d) +
  path('M229 18l44 14-44 14z', c.a) +
  path('M-20 280l110-140 104 140z', c.m) +
  path('M300 280l90-110 110 110z', c.a);

/** Pictures of the e-learning tools, by slug. */
export const LEARNING_ART: Readonly<Record<string, Motif>> = {
  'course-outline-builder': tiles,
  'lesson-plan-writer': blackboard,
  'quiz-maker': answers,
  'workbook-designer': workbooks,
  'cohort-curriculum-planner': cohort,
  'learning-journey-coach': mountain,
};
