import { TextSearch } from 'lucide-react';
import { isApple } from '@/lib/browser/is-apple';
import { useIsWide } from '@/lib/react/use-is-wide';
import { Icon } from '@/ui/icon';
import { LazySwitcher } from './lazy-switcher';
import { switcherToggles } from './switcher-toggles';

/** Opens the quick switcher; shown in the empty search box (docs/product/navigation.md#quick-switcher). */
export function SwitcherButton() {
  const isWide = useIsWide();
  const keys = isApple() ? '⌘ K' : 'Ctrl K';
  return (
    <button
      type="button"
      aria-label={isWide ? `${keys}: quick switcher` : 'Quick switcher'}
      aria-haspopup="dialog"
      className="absolute inset-y-0 right-0 flex min-w-10 items-center justify-center rounded-control px-2 text-muted hover:text-ink pointer-coarse:min-w-11"
      onPointerEnter={LazySwitcher.preload}
      onFocus={LazySwitcher.preload}
      onClick={() => switcherToggles.notify()}
    >
      {isWide ? (
        <kbd className="rounded-mark border border-line-strong bg-canvas px-1.5 font-sans text-12">
          {keys}
        </kbd>
      ) : (
        <Icon of={TextSearch} />
      )}
    </button>
  );
}
