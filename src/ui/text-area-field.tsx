import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, FieldFrame } from './field';
import type { FieldProps } from './field';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'disabled'>;

/** A text area that grows with its text, from two lines. */
export function TextAreaField({
  label,
  error,
  help,
  labelAside,
  disabledReason,
  id,
  readOnly,
  className,
  'aria-describedby': describedBy,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame
      {...{ label, error, help, labelAside, disabledReason, id, readOnly, className, describedBy }}
    >
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          className={cx(controlClass, 'field-sizing-content max-h-80 min-h-18 resize-y py-2.5')}
        />
      )}
    </FieldFrame>
  );
}
