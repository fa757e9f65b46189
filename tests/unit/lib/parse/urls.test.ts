import { expect, it } from 'vitest';
import { httpUrl, joinUrl } from '@/lib/parse/urls';

it.each([
  ['https://media.example', 'a.svg', 'https://media.example/a.svg'],
  ['https://media.example/', '/a.svg', 'https://media.example/a.svg'],
  ['https://media.example/m//', '//a/b.svg', 'https://media.example/m/a/b.svg'],
  ['https://media.example', '', 'https://media.example/'],
  ['https://media.example', 'offer #1?.png', 'https://media.example/offer %231%3F.png'],
  ['https://media.example', '50% off %zz %2.png', 'https://media.example/50%25 off %25zz %252.png'],
  ['https://media.example', 'a%20b%C3%a9.png', 'https://media.example/a%20b%C3%a9.png'],
])('the base %j and the path %j are joined as %j', (base, path, expected) => {
  expect(joinUrl(base, path)).toBe(expected);
});

it('a joined URL has the host of its base for any path', () => {
  for (const path of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '@evil']) {
    expect(new URL(joinUrl('https://media.example', path)).host).toBe('media.example');
  }
});

it.each([
  ['https://tool.example', 'https://tool.example'],
  [' http://tool.example/a?b=c#d ', 'http://tool.example/a?b=c#d'],
  ['HTTPS://tool.example', 'HTTPS://tool.example'],
  ['https://tööl.example/', 'https://tööl.example/'],
])('the URL %j may be followed as %j', (value, expected) => {
  expect(httpUrl(value)).toBe(expected);
});

it.each([
  '',
  'Coming Soon...',
  'tool.example',
  '//tool.example',
  'https://',
  'http://[bad',
  'ftp://tool.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
])('the URL %j may not be followed', (value) => {
  expect(httpUrl(value)).toBeNull();
});
