import { browserStorage } from '@/lib/browser/storage';

/**
 * Sets and saves the light theme, whatever was saved or is preferred (docs/product/shell.md#theme).
 */
export function forceLightTheme(): void {
  const { classList, dataset, style } = document.documentElement;
  classList.remove('dark');
  classList.add('light');
  dataset['theme'] = 'light';
  style.colorScheme = 'light';
  browserStorage.write('theme', 'light');
}
