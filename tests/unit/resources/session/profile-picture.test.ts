import { expect, it } from 'vitest';
import { avatarUrl } from '@/resources/session/profile-picture';

const BUCKET = 'https://assets.example/avatars';

it.each([
  ['a JSON text with a path', '"members/maya.png"', `${BUCKET}/members/maya.png?t=5`],
  ['a JSON text with an object', '{"path":"members/maya.png"}', `${BUCKET}/members/maya.png?t=5`],
  ['key in the object', '{"key":"m.png"}', `${BUCKET}/m.png?t=5`],
  ['path before url and key', '{"key":"c","url":"b","path":"a"}', `${BUCKET}/a?t=5`],
  ['the object itself', { path: 'm.png' }, `${BUCKET}/m.png?t=5`],
  ['a bare path', 'members/maya.png', `${BUCKET}/members/maya.png?t=5`],
  ['a bare path that begins with a slash', '/members/maya.png', `${BUCKET}/members/maya.png?t=5`],
  ['blanks around it', '"  m.png "', `${BUCKET}/m.png?t=5`],
  ['characters that are encoded', '"me #1?.png"', `${BUCKET}/me %231%3F.png?t=5`],
  ['a URL with a query', '"https://cdn.example/m.png?x=8"', 'https://cdn.example/m.png?x=8&t=5'],
])(
  'the avatar URL has the path from %s, also below a bucket URL that ends in a slash',
  (_, profilePic, url) => {
    expect(avatarUrl(profilePic, BUCKET, 5)).toBe(url);
    expect(avatarUrl(profilePic, `${BUCKET}/`, 5)).toBe(url);
  },
);

it.each([
  ['null', null],
  ['an empty text', ''],
  ['JSON null', 'null'],
  ['a number', 7],
  ['a broken JSON text', '"m.png'],
  ['an empty object', '{}'],
  ['a list', '["m.png"]'],
  ['a script URL', '"javascript:alert(1)"'],
])('a profile picture of %s has no avatar URL', (_, profilePic) => {
  expect(avatarUrl(profilePic, BUCKET, 5)).toBeNull();
});
