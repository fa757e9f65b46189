import { useId } from 'react';
import { ChartNoAxesColumn } from 'lucide-react';
import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { useDrag } from './use-drag';
import './usage-button.css';

/**
 * The floating usage button (docs/product/shell.md#usage-button), above the page and under dialogs.
 * It is hidden while a touch keyboard is open.
 */
export function UsageButton({
  onOpen,
  onIntent,
}: {
  onOpen: () => void;
  /** Called on hover and focus, to preload the dashboard. */
  onIntent: () => void;
}) {
  const hintId = useId();
  const drag = useDrag(onOpen);

  return (
    <>
      <Tooltip content="Credit usage" side="left">
        <button
          type="button"
          data-usage-button
          aria-label="Credit usage"
          aria-describedby={hintId}
          aria-haspopup="dialog"
          className="fixed z-25 grid size-[48px] cursor-grab touch-none place-items-center rounded-card border border-line-strong bg-surface text-ink shadow-raised select-none hover:border-control active:cursor-grabbing"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          {...drag}
        >
          <Icon of={ChartNoAxesColumn} size={20} />
        </button>
      </Tooltip>
      <span id={hintId} hidden>
        Drag, or move with the arrow keys
      </span>
    </>
  );
}
