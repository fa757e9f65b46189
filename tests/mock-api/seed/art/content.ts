import { arch, circle, dome, ground, path, rect, ringPiece, turned, type Motif } from './shapes';

/** An open book in front of the sun. */
const book: Motif = (c) =>
  ground(c.l) +
  circle(226, 92, 74, c.p) +
  path('M226 232C192 196 138 184 72 188V64c66-4 120 8 154 44z', c.s) +
  path('M226 232c34-36 88-48 154-44V64c-66-4-120 8-154 44z', c.m) +
  path('M226 232c22-42 58-68 104-78V42c-46 10-82 32-104 66z', c.a) +
  path('M226 232V108c-16-24-36-40-60-52v124c26 12 46 30 60 52z', c.d) +
  rect(0, 248, 480, 32, c.d);

/** A letter and its envelope. */
const letter: Motif = (c) =>
  ground(c.m) +
  dome(30, 280, 96, c.s) +
  rect(96, 92, 256, 168, c.d) +
  arch(224, 20, 92, 220, c.p) +
  rect(170, 66, 108, 10, c.s, 5) +
  rect(170, 90, 108, 10, c.l, 5) +
  rect(170, 114, 74, 10, c.l, 5) +
  path('M96 92l128 92 128-92v168H96z', c.a) +
  path('M96 260l104-92 24 16 24-16 104 92z', c.l) +
  circle(404, 232, 30, c.d) +
  circle(404, 232, 12, c.p);

/** Curtains, a lectern and an audience. */
const curtains: Motif = (c) =>
  ground(c.d) +
  circle(226, 116, 92, c.a) +
  path('M0 0h150C142 84 104 150 0 176z', c.s) +
  path('M0 0h92C88 70 60 116 0 136z', c.m) +
  path('M480 0H318c6 88 52 152 162 178z', c.s) +
  path('M480 0h-94c4 74 36 120 94 140z', c.m) +
  circle(226, 72, 24, c.d) +
  path('M190 150c0-32 14-48 36-48s36 16 36 48z', c.d) +
  path('M176 140h100l-10 108h-80z', c.p) +
  rect(166, 132, 120, 14, c.l) +
  circle(226, 190, 14, c.s) +
  rect(0, 246, 480, 34, c.s) +
  [48, 112, 176, 276, 340, 404].map((x) => dome(x, 280, 26, c.d)).join('');

/** A microphone with sound waves. */
const microphone: Motif = (c) =>
  ground(c.g) +
  ringPiece(226, 118, 118, 142, 110, 250, c.l) +
  ringPiece(226, 118, 82, 106, 110, 250, c.m) +
  ringPiece(226, 118, 118, 142, -70, 70, c.l) +
  ringPiece(226, 118, 82, 106, -70, 70, c.a) +
  rect(186, 28, 80, 132, c.d, 40) +
  rect(186, 64, 80, 10, c.s) +
  rect(186, 88, 80, 10, c.s) +
  path(
    'M170 120a56 56 0 0 0 112 0h14a70 70 0 0 1-63 69.6V236h-14v-46.4A70 70 0 0 1 156 120z',
    c.s,
  ) +
  rect(160, 234, 132, 46, c.d) +
  dome(430, 280, 70, c.m);

/** A fan of cards. */
const cards: Motif = (c) =>
  ground(c.s) +
  dome(440, 280, 120, c.d) +
  turned(-16, 180, 260, rect(110, 62, 150, 190, c.d, 14)) +
  turned(-4, 200, 260, rect(136, 48, 150, 200, c.a, 14)) +
  turned(
    9,
    220,
    260,
    rect(164, 40, 156, 212, c.p, 14),
    circle(192, 70, 14, c.s),
    rect(214, 62, 74, 8, c.d, 4),
    rect(214, 76, 46, 8, c.l, 4),
    rect(180, 100, 124, 84, c.l),
    dome(226, 184, 38, c.s),
    dome(272, 184, 30, c.m),
    circle(282, 122, 11, c.p),
  ) +
  circle(64, 74, 26, c.m) +
  circle(64, 74, 10, c.p);

/** Frames of a film. */
const film: Motif = (c) =>
  ground(c.d) +
  rect(0, 40, 480, 176, c.s) +
  Array.from({ length: 12 }, (_, index) => rect(10 + index * 40, 50, 20, 14, c.d, 3)).join('') +
  Array.from({ length: 12 }, (_, index) => rect(10 + index * 40, 192, 20, 14, c.d, 3)).join('') +
  rect(24, 76, 132, 104, c.l) +
  rect(174, 76, 132, 104, c.p) +
  rect(324, 76, 132, 104, c.m) +
  dome(90, 180, 46, c.m) +
  path('M216 98l58 30-58 30z', c.s) +
  dome(390, 180, 40, c.a);

/** Pictures of the content tools, by slug. */
export const CONTENT_ART: Readonly<Record<string, Motif>> = {
  'brand-story-agent': book,
  'newsletter-writer': letter,
  'talk-outline-studio': curtains,
  'podcast-episode-planner': microphone,
  'social-post-studio': cards,
  'video-script-coach': film,
};
