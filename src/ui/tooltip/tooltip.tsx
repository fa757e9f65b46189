import { useEffect, useImperativeHandle, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { onFirstInput } from '@/lib/browser/first-input';
import { cx } from '@/lib/cx';
import { lazyCode, useLazyCode } from '@/lib/react/lazy-code';
import type { FloatingTooltipProps } from './floating-tooltip';

const code = lazyCode(() => import('./floating-tooltip'));

/** Loads the code of tooltips, which otherwise the first input does. */
export const loadTooltips = code.load;

/** Returns the tooltip component, loaded at the first input, which precedes any hover. */
function useFloatingTooltip() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onFirstInput(() => setIsNeeded(true)), []);
  return useLazyCode(code, isNeeded).module?.FloatingTooltip;
}

export interface TooltipProps {
  /** The control that it describes, once it is rendered. */
  target: HTMLElement | null;
  /** The description of the control; its accessible name is separate. */
  label: string;
  side?: FloatingTooltipProps['side'];
}

/** A text that describes a control, shown on hover and focus. */
export function Tooltip({ target, label, side = 'bottom' }: TooltipProps) {
  const FloatingTooltip = useFloatingTooltip();
  return (
    FloatingTooltip &&
    target && (
      <FloatingTooltip
        target={target}
        side={side}
        content={label}
        contentClassName="max-w-60 rounded-small bg-ink px-2.5 py-1.5 text-12 text-white"
      />
    )
  );
}

export interface TooltipPanelProps {
  title: string;
  /** The content below the title. */
  content: ReactNode;
  /** How far the tooltip extends beyond the button's right edge, in px. */
  offsetRight?: number;
  /** The accessible name of the button. */
  label: string;
  /** Class names and content of the button. */
  className: string;
  /** What a click does, instead of opening and closing the tooltip. */
  onClick?: () => void;
  /** `paper` by default. */
  tone?: 'paper' | 'ink';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const TONES = {
  paper: 'w-72 border border-line bg-surface py-3.5',
  ink: 'w-76 bg-ink py-3.5 text-white',
} as const;

/**
 * A button with a tooltip of title and content, 288 px wide, or 304 px with `ink`. It opens on
 * hover, keyboard focus and, without `onClick`, click; the next click closes it.
 */
export function TooltipPanel({
  title,
  content,
  offsetRight = 0,
  label,
  className,
  onClick,
  tone = 'paper',
  children,
  ref,
}: TooltipPanelProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [wasClicked, setWasClicked] = useState(false);
  const FloatingTooltip = useFloatingTooltip();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button, [
    button,
  ]);

  function openWhenLoaded() {
    if (FloatingTooltip) return;
    setWasClicked((was) => !was);
    code.preload();
  }

  return (
    <>
      <button
        ref={setButton}
        type="button"
        aria-label={label}
        className={className}
        onClick={onClick ?? openWhenLoaded}
      >
        {children}
      </button>
      {FloatingTooltip && button && (
        <FloatingTooltip
          target={button}
          toggles
          opensOnClick={!onClick}
          wasClicked={wasClicked}
          side="bottom"
          align="end"
          alignOffset={-offsetRight}
          collisionPadding={16}
          contentClassName={cx(
            'max-w-[calc(100vw-2*var(--gutter))] rounded-panel px-4',
            TONES[tone],
          )}
          content={
            <>
              <p className="font-semibold">{title}</p>
              {content}
            </>
          }
        />
      )}
    </>
  );
}
