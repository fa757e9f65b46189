import { ChartNoAxesColumn } from 'lucide-react';
import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip';
import { useMovable } from './use-movable';
import './usage-button.css';

/**
 * The floating usage button (credits specification, section 2, page shell). It rests above the page
 * and under dialogs, and stays out of the way of a phone's keyboard.
 */
export function UsageButton({
  onOpen,
  onIntent,
}: {
  onOpen: () => void;
  /** The member is about to press: time to fetch what the dashboard needs. */
  onIntent?: (() => void) | undefined;
}) {
  const movable = useMovable(onOpen);

  return (
    <Tooltip label="Credit usage" side="left">
      <button
        type="button"
        data-usage-button
        aria-label="Credit usage. Drag, or move with the arrow keys"
        aria-haspopup="dialog"
        className="fixed z-25 grid size-12 cursor-grab touch-none place-items-center rounded-card border border-line-strong bg-surface text-ink shadow-raised select-none hover:border-control active:cursor-grabbing"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        {...movable}
      >
        <Icon of={ChartNoAxesColumn} size={20} />
      </button>
    </Tooltip>
  );
}
