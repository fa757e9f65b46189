import { useRef, useState } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { cx } from '@/lib/cx';

const TONES = {
  text: 'max-w-60 rounded-small border border-transparent bg-ink px-2.5 py-1.5 text-12 text-white',
  paper:
    'w-72 max-w-[calc(100vw-2*var(--gutter))] rounded-panel border border-line bg-surface px-4 py-3.5',
  ink: 'w-76 max-w-[calc(100vw-2*var(--gutter))] rounded-panel border border-transparent bg-ink px-4 py-3.5 text-white',
} as const;

export interface TooltipProps extends Pick<
  ComponentProps<typeof Content>,
  'side' | 'align' | 'alignOffset' | 'collisionPadding'
> {
  /** Hidden from screen readers. Without it no tooltip shows. */
  content: ReactNode;
  /**
   * Describes the control for screen readers while the tooltip is open, unless its name says the
   * same.
   */
  description?: string | undefined;
  /** A short text by default; `paper` and `ink` are 288 and 304 px wide. */
  tone?: keyof typeof TONES;
  /** Milliseconds of hovering after which it opens. */
  delay?: number;
  /** Whether a press opens it, for touch screens; the next press closes it. */
  opensOnPress?: boolean;
  /** The control: an element, or a component that passes its props to one. */
  children: ReactElement;
}

/**
 * A tooltip, which shows while its control is hovered or has visible focus. By default it opens
 * after 700 ms, and immediately within 300 ms after it was closed
 * (docs/product/navigation.md#credit-pill).
 */
export function Tooltip({
  content,
  description = ' ',
  tone = 'text',
  delay = 700,
  opensOnPress = false,
  children,
  ...position
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const isBlurring = useRef(false);

  return (
    <Provider delayDuration={delay} skipDelayDuration={300}>
      <Root
        open={isOpen && Boolean(content)}
        onOpenChange={(open) => {
          if (!isBlurring.current) setIsOpen(open && Boolean(content));
        }}
      >
        <Trigger
          asChild
          onFocus={(event) => {
            // A dialog that was closed by a press returns the focus too.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
          onBlur={() => {
            // Closes in the next task, because Radix Dialog focuses itself if nodes in it are
            // removed during `blur`.
            isBlurring.current = true;
            setTimeout(() => {
              isBlurring.current = false;
              setIsOpen(false);
            });
          }}
          onPointerDown={() => {
            wasOpen.current = isOpen;
          }}
          onClick={(event) => {
            // Radix closes the tooltip by each press, at its `pointerdown`; `detail` is 0 for a
            // key.
            const isFirstPress = !(event.detail === 0 ? isOpen : wasOpen.current);
            if (!opensOnPress || !isFirstPress) return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          {children}
        </Trigger>
        <Content
          aria-hidden
          // Radix describes the control by this label, even if it is blank, or else by the content.
          aria-label={description}
          sideOffset={8}
          collisionPadding={8}
          {...position}
          // Radix unmounts closed content only after its animation, which may still run.
          className={cx('rise z-40 shadow-pop data-[state=closed]:[animation:none]', TONES[tone])}
        >
          <div>{content}</div>
        </Content>
      </Root>
    </Provider>
  );
}
