import { browserStorage } from '@/lib/storage';

const KEY = 'font-loaded';

function setFontAttribute(): void {
  document.documentElement.dataset['font'] = '';
}

/** Enables the font before the first paint if an earlier visit has cached it. */
export function enableCachedFont(): void {
  if (browserStorage.read(KEY) !== null) setFontAttribute();
}

/** Enables the font, and stores that it is cached once it is loaded (docs/decisions/font.md). */
export function enableFont(): void {
  // An event, because reading `document.fonts.ready` forces a layout.
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    // Browsers keep the quotation marks of the style sheet in the name.
    const isLoaded = fontfaces.some(({ family }) => family.includes('Inter Variable'));
    if (isLoaded) browserStorage.write(KEY, '1');
  });
  setFontAttribute();
}
