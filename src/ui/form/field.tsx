import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from '@/ui/icon';

export interface FieldProps {
  label: string;
  /** The validation error, a sentence; the control is marked as invalid. */
  error?: string | undefined;
  help?: ReactNode;
  /** At the right of the label: a link, a counter, "Optional". */
  labelAside?: ReactNode;
}

/** The class names of text controls; phones zoom in on a focused control with text below 16 px. */
export const controlClass =
  'block w-full rounded-control border border-control bg-surface px-3 text-16 text-ink focus:outline-hidden placeholder:text-muted focus:border-brand focus:shadow-field aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';

/** The attributes that link a control to its label, error and help. */
interface ControlAttributes {
  id: string;
  /**
   * Stated even while valid, because a browser marks a required field as invalid until it is filled
   * in.
   */
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string;
}

interface FrameProps extends FieldProps {
  /** Stated to assistive technology; the form checks it itself, after the press on its button. */
  required?: boolean | undefined;
  id?: string | undefined;
  /** The ids of further descriptions of the control. */
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
}

/** Splits the props of a field into those of its frame and those of its control. */
export function splitFieldProps<Props extends FrameProps>(props: Props) {
  const { label, error, help, labelAside, id, className, required, ...rest } = props;
  const { 'aria-describedby': describedBy, ...control } = rest;
  const frame = { label, error, help, labelAside, id, className, required };
  return [{ ...frame, 'aria-describedby': describedBy }, control] as const;
}

/** A control with its label above, and error and help below. */
export function FieldFrame({
  children,
  ...props
}: FrameProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const { label, error, help, labelAside, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  // Also without an error: screen readers would read a list of descriptions again that changes
  // while the member types.
  const descriptions = cx(
    `${id}-error`,
    help !== undefined && `${id}-help`,
    props['aria-describedby'],
  );

  return (
    <div
      className={cx(
        'relative',
        Boolean(labelAside) && 'flex flex-wrap justify-between gap-x-4',
        className,
      )}
    >
      <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className={labelAside ? 'order-1 w-full' : 'contents'}>
        {children({
          id,
          'aria-invalid': Boolean(error),
          'aria-required': props.required,
          'aria-describedby': descriptions,
        })}
      </div>
      {/* After the control, so that Tab moves from the label's field to the link. */}
      {labelAside && <div className="mb-1.5">{labelAside}</div>}
      {error && (
        <p id={`${id}-error`} className="order-2 mt-1.5 flex w-full gap-1.5 text-danger">
          <Icon of={CircleAlert} size={14} className="mt-[3px]" />
          <span>{error}</span>
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="order-2 mt-1.5 w-full text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
