import { expect, it } from 'vitest';
import { forceLightTheme } from '@/app/theme';

it('a stored dark theme is replaced by the light one, in the document and in storage', () => {
  const { classList, dataset, style } = document.documentElement;
  localStorage.setItem('theme', 'dark');
  classList.add('dark');
  dataset['theme'] = 'dark';
  style.colorScheme = 'dark';
  forceLightTheme();
  expect(localStorage.getItem('theme')).toBe('light');
  expect(dataset['theme']).toBe('light');
  expect(style.colorScheme).toBe('light');
  expect([...classList]).toEqual(['light']);
});
