import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, FieldFrame, splitFieldProps, type FieldProps } from './field';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'disabled'>;

/** A text area that grows with its text, from two lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, area] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
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
