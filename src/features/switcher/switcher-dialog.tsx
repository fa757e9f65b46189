import { useState } from 'react';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { LazySwitcher } from './lazy-switcher';
import type { MemberActions } from './use-entries';

/**
 * The dialog of the quick switcher (docs/product/navigation.md#quick-switcher). It is in the
 * chunk of the bar's controls, so that text can be typed while the list is loading.
 */
export function SwitcherDialog({ open, onOpenChange, ...actions }: DialogControl & MemberActions) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick switcher"
      size="switcher"
      isHeadless
      bodyClassName="flex flex-col"
    >
      <SwitcherBody {...actions} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SwitcherBody(actions: MemberActions & { onClose: () => void }) {
  const [term, setTerm] = useState('');
  return <LazySwitcher {...actions} term={term} onTerm={setTerm} />;
}
