import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fillBrand } from '../../../../scripts/vite/brand-page';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const BRAND = {
  name: 'Smith & "Sons" <$&>',
  description: 'Tools',
  icon: "<svg fill='#123456'/>",
  logo: '<svg class="logo" />',
};

it('index.html gets the name, the description and the icon of the brand', () => {
  const page = fillBrand(readFileSync(`${root}index.html`, 'utf8'), BRAND);
  expect(page).toContain('<title>Smith &amp; &quot;Sons&quot; &lt;$&amp;></title>');
  expect(page).toContain('Smith &amp; &quot;Sons&quot; &lt;$&amp;> needs JavaScript');
  expect(page).toContain('<meta name="description" content="Tools" />');
  expect(page).toContain(`href="data:image/svg+xml,%3Csvg%20fill='%23123456'/%3E"`);
  expect(page).toContain('<svg class="logo" />');
  expect(page).not.toContain('__');
});
