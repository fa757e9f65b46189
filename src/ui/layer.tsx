import type { ReactNode, RefObject } from 'react';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { isComposingKey } from '@/lib/browser/keys';
import { useCloseWatcher } from '@/lib/react/use-close-watcher';

export interface PopupLayerProps {
  /** Contains the popup and its control; a press or focus in it does not close the popup. */
  within: RefObject<Element | null>;
  onDismiss: () => void;
  /** Called when Escape closes the popup, before `onDismiss`. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * An open popup: a layer of Radix, which Escape, a press or the focus outside of it close. Escape
 * closes only the layer that opened last; dialogs, tooltips and menus are layers too.
 */
export function PopupLayer({ within, onDismiss, onEscape, children }: PopupLayerProps) {
  useCloseWatcher(true, onDismiss);
  return (
    <DismissableLayer
      onEscapeKeyDown={(event) => {
        if (isComposingKey(event)) event.preventDefault();
        else onEscape?.();
      }}
      onInteractOutside={(event) => {
        const { target } = event;
        if (target instanceof Node && within.current?.contains(target)) event.preventDefault();
      }}
      onDismiss={onDismiss}
    >
      {children}
    </DismissableLayer>
  );
}

/**
 * A layer without content, for what Escape ends on the page, such as a search text. Rendered while
 * there is something to end.
 */
export function EscapeLayer({ onEscape }: { onEscape: () => void }) {
  return (
    <DismissableLayer
      hidden
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        if (!isComposingKey(event)) onEscape();
      }}
    />
  );
}
