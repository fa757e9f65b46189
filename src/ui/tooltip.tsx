import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';
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

interface FloatingProps {
  /** The control that it explains; it takes a ref and pointer events, as a `button` does. */
  children: ReactElement;
  content: ReactNode;
  look: string;
  side: Side;
}

function Floating({ children, content, look, side }: FloatingProps) {
  const hasProvider = use(HasProvider);
  const tooltip = (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className={cx('rise z-40 shadow-pop', look)}
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

export interface TooltipPanelProps {
  title: string;
  /** What the panel lists below its title. */
  content: ReactNode;
  side?: Side;
  children: ReactElement;
}

/** A white panel, 288 wide, for figures that a pill sums up. */
export function TooltipPanel({ title, content, side = 'bottom', children }: TooltipPanelProps) {
  return (
    <Floating
      side={side}
      look="w-72 max-w-[calc(100vw-16px)] rounded-panel border border-line bg-surface px-4 py-3.5"
      content={
        <>
          <p className="font-semibold">{title}</p>
          {content}
        </>
      }
    >
      {children}
    </Floating>
  );
}
