/** Forces the light theme and saves it as light, whatever was saved or preferred (core specification, section 1). */
export function forceLightTheme(): void {
  const { classList, dataset, style } = document.documentElement;
  classList.remove('dark');
  classList.add('light');
  dataset['theme'] = 'light';
  style.colorScheme = 'light';
  try {
    localStorage.setItem('theme', 'light');
  } catch {
    // Storage is switched off; the theme is light all the same.
  }
}
