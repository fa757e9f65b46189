import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { cx } from '@/lib/cx';

/** After this time without moves the pointer is not moving towards the tooltip. */
const POINTER_REST_MS = 300;

/**
 * Calls a function when the mouse has left a button, has not moved for 300 ms, and is outside of
 * the button and its tooltip. Radix closes the tooltip only at the next move, which may not follow.
 * @returns the cleanup function
 */
function onPointerRest(button: HTMLElement, panel: RefObject<HTMLElement | null>, run: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function restartTimer() {
    clearTimeout(timer);
    timer = setTimeout(onRest, POINTER_REST_MS);
  }
  function onRest() {
    cancel();
    if (!button.matches(':hover') && !panel.current?.matches(':hover')) run();
  }
  function cancel() {
    clearTimeout(timer);
    document.removeEventListener('pointermove', restartTimer);
  }
  document.addEventListener('pointermove', restartTimer);
  restartTimer();
  return cancel;
}

/** The props that Radix' `Trigger` passes to `Target`, with handlers for events of the target. */
interface TriggerProps {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
  'data-state'?: string;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  /** Opens the tooltip; the next two close it. */
  onFocus?: (event: Event) => void;
  onBlur?: (event: Event) => void;
  onClick?: (event: Event) => void;
}

interface TargetProps extends TriggerProps {
  target: HTMLElement;
  toggles: boolean;
  opensOnClick: boolean;
  panel: RefObject<HTMLElement | null>;
}

/**
 * Connects Radix' `Trigger` to a control that is rendered elsewhere, so that the control is not
 * re-rendered when this code is loaded.
 */
function Target({ target, toggles, opensOnClick, panel, ref, ...trigger }: TargetProps) {
  const latest = useRef(trigger);
  const describedBy = trigger['aria-describedby'];

  useLayoutEffect(() => {
    latest.current = trigger;
  });
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const detach = ref(target);
    return () => {
      if (typeof detach === 'function') detach();
      else ref(null);
    };
  }, [ref, target]);
  useEffect(() => {
    if (describedBy === undefined) return;
    target.setAttribute('aria-describedby', describedBy);
    return () => target.removeAttribute('aria-describedby');
  }, [target, describedBy]);

  useEffect(() => {
    const listening = new AbortController();
    let stopWaiting = () => {};
    const isOpen = () => latest.current['data-state'] !== 'closed';
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, handle, { signal: listening.signal });
    // Delayed: a dialog focuses itself when nodes in it are removed while no element has the focus,
    // as during `blur`.
    const closeAfterBlur = (event: FocusEvent) => {
      setTimeout(() => latest.current.onBlur?.(event));
    };

    listen('pointermove', (event) => latest.current.onPointerMove?.(event));
    if (toggles) {
      // A click toggles the tooltip, for touch screens. Radix would close it at every click and
      // open it at every focus.
      listen('pointerleave', (event) => {
        latest.current.onPointerLeave?.(event);
        stopWaiting();
        if (event.pointerType !== 'mouse') return;
        stopWaiting = onPointerRest(target, panel, () => latest.current.onBlur?.(event));
      });
      listen('click', (event) =>
        // Radix' handler also cancels the delay of a hover.
        isOpen() || !opensOnClick
          ? latest.current.onClick?.(event)
          : latest.current.onFocus?.(event),
      );
      listen('focus', (event) => {
        // A press also focuses the button, and its click opens or closes the tooltip.
        if (target.matches(':focus-visible')) latest.current.onFocus?.(event);
      });
      listen('blur', (event) => {
        // After a press inside the tooltip no element has the focus, and the tooltip stays open.
        if (event.relatedTarget) closeAfterBlur(event);
      });
    } else {
      listen('pointerleave', (event) => latest.current.onPointerLeave?.(event));
      listen('pointerdown', (event) => latest.current.onPointerDown?.(event));
      listen('click', (event) => latest.current.onClick?.(event));
      listen('focus', (event) => latest.current.onFocus?.(event));
      listen('blur', closeAfterBlur);
    }
    // The pointer entered the control before this code was loaded.
    if (!isOpen() && target.matches(':hover')) {
      latest.current.onPointerMove?.(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    return () => {
      listening.abort();
      stopWaiting();
    };
  }, [target, toggles, opensOnClick, panel]);

  return null;
}

export interface FloatingTooltipProps extends Pick<
  ComponentProps<typeof Content>,
  'side' | 'align' | 'alignOffset' | 'collisionPadding'
> {
  /** The control that it describes. */
  target: HTMLElement;
  /** Whether clicks of the control open and close it. */
  toggles?: boolean;
  /** False if clicks of such a control only close it. */
  opensOnClick?: boolean;
  /** Whether it is open from the start, because the control has been clicked before. */
  wasClicked?: boolean;
  content: ReactNode;
  contentClassName: string;
}

/**
 * The element that contains the tooltip: the control's dialog, else the page's content, because
 * text outside of a landmark or dialog is hard to find with a screen reader.
 */
function landmarkOf(target: HTMLElement): HTMLElement | null {
  return target.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');
}

/**
 * A tooltip of a control. It opens after 700 ms of hovering, immediately within 300 ms after it was
 * closed (docs/product/navigation.md#credit-pill), and on keyboard focus.
 */
export function FloatingTooltip({
  target,
  toggles = false,
  opensOnClick = true,
  wasClicked = false,
  content,
  contentClassName,
  ...contentProps
}: FloatingTooltipProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(() => wasClicked || target.matches(':focus-visible'));

  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <Root open={isOpen} onOpenChange={setIsOpen}>
        <Trigger asChild>
          <Target {...{ target, toggles, opensOnClick, panel }} />
        </Trigger>
        <Portal container={landmarkOf(target)}>
          <Content
            ref={panel}
            sideOffset={8}
            collisionPadding={8}
            {...contentProps}
            onPointerDownOutside={(event) => {
              // A button that toggles it handles its own clicks.
              const pressed = event.target;
              if (toggles && pressed instanceof Node && target.contains(pressed)) {
                event.preventDefault();
              }
            }}
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
    </Provider>
  );
}
