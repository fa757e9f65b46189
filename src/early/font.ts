import { browserStorage } from '@/lib/browser/storage';

const KEY = 'font-loaded';

function setFontAttribute(): void {
  document.documentElement.dataset['font'] = '';
}

/** Enables the font before the first paint if an earlier visit has cached it. */
export function enableCachedFont(): void {
  if (browserStorage.read(KEY) !== null) setFontAttribute();
}

/**
 * Loads the font, then enables it and stores that it is cached (docs/decisions/font.md).
 * @throws DOMException when the file can't be loaded
 */
export async function loadFont(): Promise<void> {
  const faces = await document.fonts.load('1em "Inter Variable"');
  if (faces.length === 0) return;
  setFontAttribute();
  browserStorage.write(KEY, '1');
}
