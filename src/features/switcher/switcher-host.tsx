import { useEffect, useEffectEvent } from 'react';
import { isApple } from '@/lib/browser/is-apple';
import { isComposingKey, isLetterKey } from '@/lib/browser/keys';
import { useIsDialogOpen } from '@/ui/dialog/scrim';
import { Switcher } from './switcher';
import type { MemberActions } from './use-rows';

interface SwitcherHostProps extends MemberActions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The quick switcher, which Ctrl or Command with K opens and closes
 * (docs/product/navigation.md#quick-switcher). It is not lazy, because letters that are typed before
 * its field exists would be lost.
 */
export function SwitcherHost({ isOpen, onOpenChange, ...actions }: SwitcherHostProps) {
  const isDialogOpen = useIsDialogOpen();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || !isLetterKey(event, 'k') || isComposingKey(event)) return;
    event.preventDefault();
    // The switcher does not open over another dialog, which may contain unsaved text.
    if (!event.repeat && (isOpen || !isDialogOpen)) onOpenChange(!isOpen);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return isOpen && <Switcher {...actions} onClose={() => onOpenChange(false)} />;
}

/**
 * Opens the quick switcher; shown in the empty search box
 * (docs/product/navigation.md#quick-switcher).
 */
export function SwitcherButton({ onClick }: { onClick: () => void }) {
  const keys = isApple() ? '⌘ K' : 'Ctrl K';
  return (
    <button
      type="button"
      aria-label={`${keys}: quick switcher`}
      aria-haspopup="dialog"
      className="absolute inset-y-0 right-0 flex min-w-10 items-center justify-center rounded-control px-2 text-muted hover:text-ink pointer-coarse:min-w-11"
      onClick={onClick}
    >
      <kbd className="rounded-mark border border-line-strong bg-canvas px-1.5 font-sans text-12">
        {keys}
      </kbd>
    </button>
  );
}
