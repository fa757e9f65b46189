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
 * Tooltips below it share their pace: the first opens after 700 ms, and the next one at once when
 * it follows within 300 ms (core specification, section 9).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <HasProvider value={true}>{children}</HasProvider>
    </Provider>
  );
}

type Side = 'top' | 'bottom' | 'left' | 'right';

type Place = Pick<
  ComponentProps<typeof Content>,
  'ref' | 'side' | 'align' | 'alignOffset' | 'collisionPadding' | 'onPointerDownOutside'
>;

interface FloatingProps extends Place {
  /** The control that it explains; it takes a ref and pointer events, as a `button` does. */
  children: ReactElement;
  content: ReactNode;
  look: string;
}

function Floating({ children, content, look, ...place }: FloatingProps) {
  const hasProvider = use(HasProvider);
  const tooltip = (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={8}
          collisionPadding={8}
          {...place}
          // An animation that still runs would keep a closed one on the page until it ends.
          className={cx('rise z-40 shadow-pop data-[state=closed]:[animation:none]', look)}
        >
          {content}
        </Content>
      </Portal>
    </Root>
  );
  return hasProvider ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}

export interface TooltipProps {
  /** A few words. They describe the control; its name must stand without them. */
  label: string;
  side?: Side;
  children: ReactElement;
}

/** A few words on ink, on hover and on focus. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Floating
      side={side}
      content={label}
      look="max-w-60 rounded-small bg-ink px-2.5 py-1.5 text-12 text-white"
    >
      {children}
    </Floating>
  );
}

/** Resting elsewhere for so long, the mouse is not on its way to the panel. */
const AT_REST_MS = 300;

/**
 * Closes a panel when the mouse has left its button and rests outside of both. By itself it waits
 * for one more move to see where the mouse went, which never comes after a single jump.
 */
function useCloseAtRest(panel: RefObject<HTMLElement | null>) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return function onLeave(button: HTMLElement, close: () => void) {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(atRest, AT_REST_MS);
    }
    function atRest() {
      stop.current?.();
      if (!button.matches(':hover') && !panel.current?.matches(':hover')) close();
    }
    stop.current?.();
    stop.current = () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', wait);
    };
    document.addEventListener('pointermove', wait);
    wait();
  };
}

/** What the trigger hands to its control: its `onFocus` opens at once, the other two close. */
interface PressControlProps extends Omit<
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
 * A button that a press opens and the next press closes, because a finger can't hover. The trigger
 * would close for every press and open for every focus.
 */
function PressControl({ panel, onFocus, onBlur, onClick, ...button }: PressControlProps) {
  const isOpen = button['data-state'] !== 'closed';
  const closeAtRest = useCloseAtRest(panel);
  return (
    <button
      type="button"
      {...button}
      onPointerDown={undefined}
      onPointerLeave={(event) => {
        button.onPointerLeave?.(event);
        if (event.pointerType === 'mouse') closeAtRest(event.currentTarget, () => onBlur?.(event));
      }}
      onClick={isOpen ? onClick : onFocus}
      onFocus={(event) => {
        // A press focuses the button too, and then decides by itself.
        if (event.currentTarget.matches(':focus-visible')) onFocus?.(event);
      }}
      onBlur={(event) => {
        // A press inside the panel takes the focus away and to nowhere; the panel stays.
        if (event.relatedTarget) onBlur?.(event);
      }}
    />
  );
}

export interface TooltipPanelProps {
  title: string;
  /** What the panel lists below its title. */
  content: ReactNode;
  /** How far the panel's right edge stands right of the button's, in px. */
  reach?: number;
  /** Name and look of the button that opens the panel, and what it shows. */
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button and below it a white panel, 288 wide, for figures that the button sums up: on hover, on
 * the keyboard's focus, and for a press until the next one.
 */
export function TooltipPanel({
  title,
  content,
  reach = 0,
  label,
  className,
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
      alignOffset={-reach}
      collisionPadding={16}
      onPointerDownOutside={(event) => {
        // The button answers for its own presses.
        const { target } = event;
        if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
      }}
      look="w-72 max-w-[calc(100vw-2*var(--gutter))] rounded-panel border border-line bg-surface px-4 py-3.5"
      content={
        <>
          <p className="font-semibold">{title}</p>
          {content}
        </>
      }
    >
      <PressControl ref={button} panel={panel} aria-label={label} className={className}>
        {children}
      </PressControl>
    </Floating>
  );
}
