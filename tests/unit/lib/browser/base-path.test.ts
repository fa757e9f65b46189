import { expect, it } from 'vitest';
import { routerPath } from '@/lib/browser/base-path';

it.each([
  ['', '/explore', '/explore'],
  ['/portal/demo', '/portal/demo', '/'],
  ['/portal/demo', '/portal/demo/tool/a%2Fb', '/tool/a%2Fb'],
  // A path of the router has no base path.
  ['/portal/demo', '/explore', '/explore'],
  ['/portal', '/portals/explore', '/portals/explore'],
])('below "%s" the path %s is %s for the router', (base, pathname, expected) => {
  expect(routerPath(pathname, base)).toBe(expected);
});
