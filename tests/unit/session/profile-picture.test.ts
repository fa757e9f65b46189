import { expect, it } from 'vitest';
import { avatarUrl, readPicturePath } from '@/resources/session/profile-picture';

const BUCKET = 'https://assets.example/avatars';

it.each([
  ['a JSON text with a path', '"members/maya.png"', 'members/maya.png'],
  ['a JSON text with an object', '{"path":"members/maya.png"}', 'members/maya.png'],
  ['url in the object', '{"url":"https://cdn.example/m.png"}', 'https://cdn.example/m.png'],
  ['key in the object', '{"key":"m.png"}', 'm.png'],
  ['path before url and key', '{"key":"c","url":"b","path":"a"}', 'a'],
  ['the next one when the first is empty', '{"path":"","url":"b"}', 'b'],
  ['the object itself', { path: 'm.png' }, 'm.png'],
  ['a bare path', 'members/maya.png', 'members/maya.png'],
  ['a bare path that begins with a slash', '/members/maya.png', '/members/maya.png'],
  ['blanks around it', '"  m.png "', 'm.png'],
])('the path of a profile picture is read from %s', (_, profilePic, path) => {
  expect(readPicturePath(profilePic)).toBe(path);
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['JSON null', 'null'],
  ['an empty JSON text', '""'],
  ['a number', 7],
  ['JSON that is a number', '7'],
  ['broken JSON', '{"path":"m.png"'],
  ['a broken JSON text', '"m.png'],
  ['an empty object', '{}'],
  ['an object of other types', '{"path":7,"url":null,"key":["m"]}'],
  ['a list', '["m.png"]'],
  ['true', true],
])('a profile picture of %s has no path', (_, profilePic) => {
  expect(readPicturePath(profilePic)).toBeNull();
});

it.each([
  ['"members/maya.png"', `${BUCKET}/members/maya.png?t=5`],
  ['"/members/maya.png"', `${BUCKET}/members/maya.png?t=5`],
  ['"m.png?size=80"', `${BUCKET}/m.png?size=80&t=5`],
  ['"https://cdn.example/m.png"', 'https://cdn.example/m.png?t=5'],
])('the avatar URL of the profile picture %s is %s', (profilePic, url) => {
  expect(avatarUrl(profilePic, BUCKET, 5)).toBe(url);
  expect(avatarUrl(profilePic, `${BUCKET}/`, 5)).toBe(url);
});

it.each([[null], ['"javascript:alert(1)"'], ['"data:image/svg+xml,<svg/>"'], ['{']])(
  'a profile picture of %s has no avatar URL',
  (profilePic) => {
    expect(avatarUrl(profilePic, BUCKET, 5)).toBeNull();
  },
);
