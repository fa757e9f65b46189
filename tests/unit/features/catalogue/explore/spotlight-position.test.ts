import { expect, it } from 'vitest';
import {
  positionSpotlight,
  type Edges,
  type SpotlightSpace,
} from '@/features/catalogue/explore/spotlight-position';

const ROW = 244;

/** A page's grid whose first row begins at 200 px; each card has a badge of this width. */
function page(columns: number, contentWidth: number, { gutter = 40, badgeWidth = 85 } = {}) {
  const width = (contentWidth - (columns - 1) * 24) / columns;
  const cardAt = (column: number, row = 0): Edges => {
    const left = gutter + column * (width + 24);
    const top = 200 + row * ROW;
    return { left, right: left + width, top, bottom: top + 220 };
  };
  const badges = Array.from({ length: columns * 3 }, (_, index) => {
    const card = cardAt(index % columns, Math.floor(index / columns));
    const right = card.right - 12;
    return { left: right - badgeWidth, right, top: card.top + 12, bottom: card.top + 36 };
  });
  const space: SpotlightSpace = {
    grid: { left: gutter, right: gutter + contentWidth },
    viewportHeight: 900,
    height: 460,
    barBottom: 64,
    badges,
  };
  return { cardAt, space };
}

it('the spotlight is at the right of the card, aligned to its top', () => {
  const { cardAt, space } = page(3, 1200);
  expect(positionSpotlight(cardAt(0), space)).toEqual({
    side: 'right',
    left: 448,
    top: 200,
    width: 424,
    maxHeight: 804,
    gap: 24,
  });
});

it('the spotlight is narrower where the page’s gutter would be covered', () => {
  const { cardAt, space } = page(3, 1200);
  expect(positionSpotlight(cardAt(1), space)).toMatchObject({
    side: 'right',
    left: 840,
    width: 400,
    gap: 8,
  });
});

it('the spotlight of the last column is at the left of the card, closer to it than a cut badge allows', () => {
  const { cardAt, space } = page(3, 1200);
  expect(positionSpotlight(cardAt(2), { ...space, badges: [] })).toMatchObject({
    side: 'left',
    left: 408,
    gap: 24,
  });
  expect(positionSpotlight(cardAt(2), space)).toMatchObject({
    side: 'left',
    left: 416,
    width: 424,
    gap: 16,
  });
});

it('the spotlight is narrower rather than cover a badge of which it would cut a part', () => {
  const { cardAt, space } = page(4, 1440);
  // The badge in the second column ends 402 px from the card in the fourth.
  expect(positionSpotlight(cardAt(3), space)).toMatchObject({ side: 'left', width: 390, gap: 8 });
});

it.each([
  ['ends 3 px before', { left: 400, right: 445 }, { width: 424, gap: 24 }],
  ['ends 2.5 px before', { left: 400, right: 445.5 }, { width: 388, gap: 8 }],
  ['begins 3 px after', { left: 451, right: 500 }, { width: 424, gap: 24 }],
  ['begins 2.5 px after', { left: 450.5, right: 500 }, { width: 424, gap: 22.5 }],
])(
  'with a badge that %s the edge of the spotlight, its width and gap are %j',
  (_, sides, expected) => {
    const { space } = page(3, 1200);
    const card = { left: -200, right: 0, top: 200, bottom: 420 };
    const badge = { ...sides, top: 212, bottom: 236 };
    expect(positionSpotlight(card, { ...space, badges: [badge] })).toMatchObject(expected);
  },
);

it('the spotlight moves up rather than cut a badge of the third row', () => {
  const { cardAt, space } = page(3, 1200);
  const badgeTop = cardAt(0, 2).top + 12;
  const { top } = positionSpotlight(cardAt(0), { ...space, height: 510 });
  expect(top).toBe(badgeTop - 4 - 510);
});

it.each([
  ['three columns of 1,024 px', 3, 944],
  ['three columns of 1,100 px', 3, 1020],
  ['three columns of 1,280 px', 3, 1200],
  ['four columns of 1,536 px', 4, 1456],
  ['four columns of 1,920 px', 4, 1520],
])(
  'in %s the spotlight stays in the grid, beside its card, and cuts no badge',
  (_name, columns, width) => {
    for (const badgeWidth of [40, 56, 85, 110, 130, 150]) {
      const { cardAt, space } = page(columns, width, { badgeWidth });
      for (const height of [380, 440, 470, 500, 520, 560, 600]) {
        for (let index = 0; index < columns * 3; index += 1) {
          const card = cardAt(index % columns, Math.floor(index / columns));
          const position = positionSpotlight(card, { ...space, height });
          const right = position.left + position.width;
          expect(position.left).toBeGreaterThanOrEqual(space.grid.left);
          expect(right).toBeLessThanOrEqual(space.grid.right);
          expect(position.left >= card.right + 8 || right <= card.left - 8).toBe(true);
          const cut = space.badges.filter((badge) => {
            const isApart =
              badge.right <= position.left ||
              badge.left >= right ||
              badge.bottom <= position.top ||
              badge.top >= position.top + height;
            const isCovered =
              badge.left >= position.left &&
              badge.right <= right &&
              badge.top >= position.top &&
              badge.bottom <= position.top + height;
            return !isApart && !isCovered;
          });
          expect(cut).toEqual([]);
        }
      }
    }
  },
);

it('the spotlight is clamped to the viewport', () => {
  const { cardAt, space } = page(3, 1200);
  const card = cardAt(0);
  const bare = { ...space, badges: [] };
  expect(positionSpotlight({ ...card, top: 700 }, bare).top).toBe(900 - 16 - 460);
  expect(positionSpotlight({ ...card, top: -50 }, bare).top).toBe(80);
  expect(positionSpotlight(card, { ...bare, viewportHeight: 400 })).toMatchObject({
    top: 80,
    maxHeight: 304,
  });
});
