import { browserStorage } from '@/lib/storage';

const KEY = 'font-loaded';

function enableFont(): void {
  document.documentElement.dataset['font'] = '';
}

/** Enables the font before the first paint if an earlier visit has cached it. */
export function switchOnCachedFont(): void {
  if (browserStorage.read(KEY) !== null) enableFont();
}

/** Enables the font, and stores that it is cached once it is loaded (docs/decisions/font.md). */
export function switchOnFont(): void {
  enableFont();
  void document.fonts.ready.then(() => {
    if (document.fonts.check('1em "Inter Variable"')) browserStorage.write(KEY, '1');
  });
}
