import { cloneElement, type ReactElement } from 'react';
import { cancelClick, type ButtonProps } from '@/ui/button';
import { Tooltip } from './tooltip';

export interface ReasonProps {
  /** Why the button is disabled; `undefined` if it is not. */
  text: string | undefined;
  /** A `Button` or an `IconButton`. */
  children: ReactElement<Partial<ButtonProps>>;
}

/**
 * Disables a button with a reason, which describes it and shows on hover, focus and press. The
 * button stays in the tab order, because the native `disabled` loses the focus.
 */
export function Reason({ text, children }: ReasonProps) {
  const isDisabled = text !== undefined;
  return (
    <Tooltip content={text} description={text} side="top" delay={0} opensOnPress={isDisabled}>
      {isDisabled
        ? cloneElement(children, {
            'aria-disabled': true,
            'aria-description': text,
            onClick: cancelClick,
          })
        : children}
    </Tooltip>
  );
}
