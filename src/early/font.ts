import { browserStorage } from '@/lib/storage';

const KEY = 'font-loaded';

function switchOn(): void {
  document.documentElement.dataset['font'] = '';
}

/** Switches the font on from the first paint when an earlier visit has left it in the cache. */
export function switchOnCachedFont(): void {
  if (browserStorage.read(KEY) !== null) switchOn();
}

/** Switches the font on, and remembers when it has arrived (docs/decisions/font.md). */
export function switchOnFont(): void {
  switchOn();
  void document.fonts.ready.then(() => {
    if (document.fonts.check('1em "Inter Variable"')) browserStorage.write(KEY, '1');
  });
}
