import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, FieldFrame, splitFieldProps, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'disabled'> {
  /** Positioned over the right end of the control; 44 px wide. */
  trailing?: ReactNode;
}

/** An input with label, error and help. The caller focuses the first invalid field. */
export function TextField({ trailing, 'aria-invalid': isInvalid, ...props }: TextFieldProps) {
  const [frame, input] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...attributes}
            aria-invalid={isInvalid || attributes['aria-invalid']}
            className={cx(controlClass, 'h-11', Boolean(trailing) && 'pr-12')}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-0 grid w-11 place-items-center">
              {trailing}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'disabled'>;

/** A text area that grows with its text, from two lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, area] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <textarea
          dir="auto"
          {...area}
          {...attributes}
          className={cx(controlClass, 'field-sizing-content max-h-80 min-h-18 resize-y py-2.5')}
        />
      )}
    </FieldFrame>
  );
}
