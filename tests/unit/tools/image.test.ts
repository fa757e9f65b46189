import { describe, expect, it } from 'vitest';
import { CATEGORIES, toolHue } from '@/resources/tools/categories';
import { toolImageUrl } from '@/resources/tools/image';

const MEDIA = import.meta.env['VITE_MEDIA_URL'];

describe('toolImageUrl', () => {
  it.each([
    ['tools/a.svg', `${MEDIA}/tools/a.svg`],
    ['/tools/a.svg', `${MEDIA}/tools/a.svg`],
    [' tools/a.svg ', `${MEDIA}/tools/a.svg`],
    // Joined below the media base, a scheme is only a strange file name.
    ['javascript:alert(1)', `${MEDIA}/javascript:alert(1)`],
  ])('%j is joined with one slash', (image, expected) => {
    expect(toolImageUrl({ image })).toBe(expected);
  });

  it.each(['', '   ', 'Coming Soon...', 'Coming soon', 'COMING SOON...'])(
    '%j is no file',
    (image) => {
      expect(toolImageUrl({ image })).toBeNull();
    },
  );
});

describe('toolHue', () => {
  it('is the hue of the first hashtag', () => {
    expect(toolHue({ hashtags: ['purpose tools', 'Assessment Tools'] })).toBe('var(--hue-purpose)');
    expect(new Set(CATEGORIES.map(({ name }) => toolHue({ hashtags: [name] }))).size).toBe(7);
  });

  it('is navy for anything else', () => {
    expect(toolHue({ hashtags: [] })).toBe('277');
    expect(toolHue({ hashtags: ['offers', 'Purpose Tools'] })).toBe('277');
  });
});
