import { createContext, use, useEffect, useImperativeHandle, useRef } from 'react';
import type {
  ComponentProps,
  ReactElement,
  ReactNode,
  Ref,
  RefObject,
  SyntheticEvent,
} from 'react';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { cx } from '@/lib/cx';

const HasProvider = createContext(false);

/**
 * Shares the delays of the tooltips below it: the first opens after 700 ms, the next one
 * immediately if it follows within 300 ms (docs/product/navigation.md#credit-pill).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <HasProvider value={true}>{children}</HasProvider>
    </Provider>
  );
}

type Side = 'top' | 'bottom' | 'left' | 'right';

type ContentProps = Pick<
  ComponentProps<typeof Content>,
  'ref' | 'side' | 'align' | 'alignOffset' | 'collisionPadding' | 'onPointerDownOutside'
>;

interface FloatingProps extends ContentProps {
  /** The control; it accepts a ref and pointer events, as a `button` does. */
  children: ReactElement;
  content: ReactNode;
  contentClassName: string;
}

function Floating({ children, content, contentClassName, ...contentProps }: FloatingProps) {
  const hasProvider = use(HasProvider);
  const tooltip = (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={8}
          collisionPadding={8}
          {...contentProps}
          // Radix unmounts closed content only after its animation, which may still run.
          className={cx(
            'rise z-40 shadow-pop data-[state=closed]:[animation:none]',
            contentClassName,
          )}
        >
          {content}
        </Content>
      </Portal>
    </Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}

export interface TooltipProps {
  /** The description of the control; its accessible name is separate. */
  label: string;
  side?: Side;
  children: ReactElement;
}

/** A text that describes a control, shown on hover and focus. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Floating
      side={side}
      content={label}
      contentClassName="max-w-60 rounded-small bg-ink px-2.5 py-1.5 text-12 text-white"
    >
      {children}
    </Floating>
  );
}

/** After this time without moves the pointer is not moving towards the panel. */
const POINTER_REST_MS = 300;

/**
 * Returns a handler that closes a panel once the mouse has left its button and rests outside of
 * both. Radix closes it only at the next move, which does not follow if the pointer jumped.
 */
function useCloseOnPointerRest(panel: RefObject<HTMLElement | null>) {
  const cleanup = useRef<() => void>(undefined);
  useEffect(() => () => cleanup.current?.(), []);

  return function onLeave(button: HTMLElement, close: () => void) {
    let timer: ReturnType<typeof setTimeout>;
    function restartTimer() {
      clearTimeout(timer);
      timer = setTimeout(onRest, POINTER_REST_MS);
    }
    function onRest() {
      cleanup.current?.();
      if (!button.matches(':hover') && !panel.current?.matches(':hover')) close();
    }
    cleanup.current?.();
    cleanup.current = () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', restartTimer);
    };
    document.addEventListener('pointermove', restartTimer);
    restartTimer();
  };
}

/**
 * The props from Radix' `Trigger`: its `onFocus` opens the tooltip, `onBlur` and `onClick` close
 * it.
 */
interface ToggleButtonProps extends Omit<
  ComponentProps<'button'>,
  'onFocus' | 'onBlur' | 'onClick'
> {
  panel: RefObject<HTMLElement | null>;
  onFocus?: (event: SyntheticEvent) => void;
  onBlur?: (event: SyntheticEvent) => void;
  onClick?: (event: SyntheticEvent) => void;
  'data-state'?: string;
}

/**
 * A button whose clicks open and close the tooltip, for touch screens. Radix' `Trigger` would close
 * it on every click and open it on every focus.
 */
function ToggleButton({ panel, onFocus, onBlur, onClick, ...button }: ToggleButtonProps) {
  const isOpen = button['data-state'] !== 'closed';
  const closeOnPointerRest = useCloseOnPointerRest(panel);
  return (
    <button
      type="button"
      {...button}
      onPointerDown={undefined}
      onPointerLeave={(event) => {
        button.onPointerLeave?.(event);
        if (event.pointerType === 'mouse')
          closeOnPointerRest(event.currentTarget, () => onBlur?.(event));
      }}
      onClick={isOpen ? onClick : onFocus}
      onFocus={(event) => {
        // A press also focuses the button, and its click opens or closes the tooltip.
        if (event.currentTarget.matches(':focus-visible')) onFocus?.(event);
      }}
      onBlur={(event) => {
        // After a press inside the panel no element has the focus, and the panel stays open.
        if (event.relatedTarget) onBlur?.(event);
      }}
    />
  );
}

export interface TooltipPanelProps {
  title: string;
  /** The content below the title. */
  content: ReactNode;
  /** How far the panel extends beyond the button's right edge, in px. */
  offsetRight?: number;
  /** The accessible name of the button. */
  label: string;
  /** Class names and content of the button. */
  className: string;
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
 * A button with a tooltip of title and content, 288 px wide, on ink 304 px. It opens on hover, keyboard focus and
 * click; the next click closes it.
 */
export function TooltipPanel({
  title,
  content,
  offsetRight = 0,
  label,
  className,
  tone = 'paper',
  children,
  ref,
}: TooltipPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );

  return (
    <Floating
      ref={panel}
      side="bottom"
      align="end"
      alignOffset={-offsetRight}
      collisionPadding={16}
      onPointerDownOutside={(event) => {
        // The button handles its own clicks.
        const { target } = event;
        if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
      }}
      contentClassName={cx('max-w-[calc(100vw-2*var(--gutter))] rounded-panel px-4', TONES[tone])}
      content={
        <>
          <p className="font-semibold">{title}</p>
          {content}
        </>
      }
    >
      <ToggleButton ref={button} panel={panel} aria-label={label} className={className}>
        {children}
      </ToggleButton>
    </Floating>
  );
}
