import { useEffect, useEffectEvent, useState } from 'react';
import type { Logout } from '@/components/use-logout';
import { isComposingKey, isLetterKey } from '@/lib/browser/keys';
import { useIsDialogOpen } from '@/ui/dialog/scrim';
import { SwitcherDialog } from './switcher-dialog';
import { switcherToggles } from './switcher-toggles';

/**
 * The quick switcher, which Ctrl or Command with K and the button in the search field open
 * (docs/product/navigation.md#quick-switcher).
 */
export function SwitcherHost({
  onChangePassword,
  logout,
}: {
  onChangePassword: () => void;
  logout: Logout;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isDialogOpen = useIsDialogOpen();

  const toggle = useEffectEvent(() => {
    // The switcher does not open over another dialog, which may contain unsaved text.
    if (isOpen || !isDialogOpen) setIsOpen(!isOpen);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || !isLetterKey(event, 'k') || isComposingKey(event)) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    const unsubscribe = switcherToggles.subscribe(() => toggle());
    return () => {
      window.removeEventListener('keydown', listener);
      unsubscribe();
    };
  }, []);

  return (
    <SwitcherDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onChangePassword={onChangePassword}
      onLogout={logout.request}
    />
  );
}
