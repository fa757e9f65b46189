import { arch, circle, dome, ground, path, rect, stroke, turned, type Motif } from './shapes';

/** A sunrise over water. */
const sunrise: Motif = (c) =>
  ground(c.a) +
  dome(220, 140, 120, c.p) +
  dome(220, 140, 88, c.l) +
  dome(220, 140, 54, c.s) +
  rect(0, 140, 480, 140, c.d) +
  rect(0, 138, 480, 3, c.p) +
  rect(96, 156, 248, 10, c.s, 5) +
  rect(132, 180, 176, 10, c.m, 5) +
  rect(168, 204, 104, 10, c.l, 5);

/** Two overlapping circles with an eye between. */
const overlap: Motif = (c) =>
  ground(c.g) +
  dome(40, 280, 70, c.a) +
  dome(440, 280, 92, c.l) +
  circle(170, 122, 98, c.s) +
  circle(276, 122, 98, c.m) +
  path('M223 39.5a98 98 0 0 1 0 165a98 98 0 0 1 0-165z', c.d) +
  circle(223, 122, 22, c.p) +
  circle(223, 122, 8, c.s);

/** Plants in garden beds. */
const garden: Motif = (c) => {
  const stem = (x: number, top: number) => rect(x - 4, top, 8, 220 - top, c.d);
  const leaves = (x: number, y: number, left: string, right: string) =>
    path(`M${x} ${y}c-46 0-60-22-60-50 40 0 60 18 60 50z`, left) +
    path(`M${x} ${y - 22}c0-32 20-50 58-50 0 30-20 50-58 50z`, right);
  return (
    ground(c.l) +
    circle(86, 66, 40, c.p) +
    stem(110, 148) +
    leaves(110, 190, c.s, c.m) +
    stem(220, 76) +
    leaves(220, 172, c.s, c.a) +
    circle(220, 66, 34, c.s) +
    circle(220, 66, 15, c.p) +
    stem(332, 126) +
    leaves(332, 192, c.d, c.p) +
    dome(332, 132, 26, c.a) +
    rect(0, 216, 480, 64, c.d) +
    dome(110, 220, 34, c.s) +
    dome(220, 220, 40, c.s) +
    dome(332, 220, 34, c.s)
  );
};

/** A wall of notes, one of them highlighted. */
const notes: Motif = (c) =>
  ground(c.d) +
  turned(-4, 90, 76, rect(50, 34, 84, 84, c.m)) +
  turned(3, 186, 80, rect(146, 40, 84, 84, c.p)) +
  turned(-2, 282, 96, rect(242, 56, 84, 84, c.a)) +
  turned(4, 94, 180, rect(52, 136, 84, 84, c.l)) +
  turned(-3, 190, 180, rect(150, 142, 84, 84, c.s)) +
  turned(5, 290, 196, rect(246, 156, 84, 84, c.g)) +
  turned(-5, 386, 176, rect(344, 134, 84, 84, c.m)) +
  turned(3, 186, 80, arch(188, 62, 20, 108, c.s)) +
  circle(186, 44, 6, c.d);

/** Labels on a string. */
const labels: Motif = (c) => {
  const label = (x: number, y: number, fill: string, ink: string) =>
    path(`M${x} ${y}l28 26v96h-56v-96z`, fill) +
    circle(x, y + 28, 8, ink) +
    rect(x - 16, y + 60, 32, 8, ink) +
    rect(x - 16, y + 78, 20, 8, ink);
  return (
    ground(c.m) +
    dome(420, 280, 100, c.s) +
    stroke('M-10 30C120 84 250 84 490 34', c.d, 6) +
    turned(7, 84, 58, label(84, 52, c.p, c.s)) +
    turned(-4, 172, 70, label(172, 66, c.d, c.a)) +
    turned(5, 262, 72, label(262, 66, c.g, c.s)) +
    turned(-9, 350, 60, label(350, 58, c.a, c.d))
  );
};

/** A pair of scales. */
const scales: Motif = (c) =>
  ground(c.g) +
  circle(224, 132, 104, c.l) +
  rect(217, 46, 14, 190, c.d) +
  turned(-8, 224, 62, rect(96, 56, 256, 12, c.d, 6)) +
  stroke('M108 78l-38 72M108 78l38 72', c.s, 5) +
  stroke('M340 46l-38 72M340 46l38 72', c.s, 5) +
  path('M62 150h92a46 46 0 0 1-92 0z', c.s) +
  path('M294 118h92a46 46 0 0 1-92 0z', c.m) +
  rect(84, 118, 48, 32, c.a) +
  circle(340, 102, 16, c.d) +
  circle(224, 52, 18, c.d) +
  dome(224, 248, 62, c.s) +
  rect(0, 246, 480, 34, c.d);

/** Pictures of the ideation tools, by slug. */
export const IDEATION_ART: Readonly<Record<string, Motif>> = {
  'business-vision-agent': sunrise,
  'value-proposition-agent': overlap,
  'idea-garden': garden,
  'workshop-designer': notes,
  'name-and-tagline-studio': labels,
  'pricing-sandbox': scales,
};
