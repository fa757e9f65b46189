import { expect, it } from 'vitest';
import { CATEGORIES, toolHue } from '@/resources/tools/categories';
import { toolImageUrl } from '@/resources/tools/image';

const MEDIA_URL = import.meta.env['VITE_MEDIA_URL'];

it.each([
  ['tools/a.svg', `${MEDIA_URL}/tools/a.svg`],
  ['/tools/a.svg', `${MEDIA_URL}/tools/a.svg`],
  [' tools/a.svg ', `${MEDIA_URL}/tools/a.svg`],
  // Joined to the media base, a scheme is only part of a file name.
  ['javascript:alert(1)', `${MEDIA_URL}/javascript:alert(1)`],
  ['', null],
  ['   ', null],
  ['Coming Soon...', null],
  ['COMING SOON', null],
])('the tool image %j has the URL %s', (image, expected) => {
  expect(toolImageUrl({ image })).toBe(expected);
});

it('each category has a different hue, which a tool gets from its first hashtag; others are navy', () => {
  expect(toolHue({ hashtags: ['purpose tools', 'Assessment Tools'] })).toBe('var(--hue-purpose)');
  expect(toolHue({ hashtags: ['offers', 'Purpose Tools'] })).toBe('277');
  expect(toolHue({ hashtags: [] })).toBe('277');
  expect(new Set(CATEGORIES.map(({ name }) => toolHue({ hashtags: [name] }))).size).toBe(
    CATEGORIES.length,
  );
});
