import type { ComponentProps } from 'react';
import { Check, Minus } from 'lucide-react';
import { cx } from '@/lib/cx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'className'> {
  /** Some of the group's boxes are checked. */
  mixed?: boolean;
}

const ICON = 'pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-white';

/** A checkbox of 20 px. The caller renders its `label`, which also extends its touch target. */
export function Checkbox({ mixed = false, ...rest }: CheckboxProps) {
  return (
    <span className="relative inline-grid size-5 shrink-0">
      <input
        {...rest}
        type="checkbox"
        // `indeterminate` is a property without an attribute.
        ref={(element) => {
          if (element) element.indeterminate = mixed;
        }}
        className="peer size-5 cursor-pointer appearance-none rounded-mark border border-control bg-surface checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:cursor-default disabled:opacity-60 forced-colors:appearance-auto"
      />
      <Check
        aria-hidden
        strokeWidth={2.5}
        className={cx(ICON, !mixed && 'peer-checked:block forced-colors:!hidden')}
      />
      <Minus
        aria-hidden
        strokeWidth={2.5}
        className={cx(ICON, mixed && 'peer-indeterminate:block forced-colors:!hidden')}
      />
    </span>
  );
}
