import { useId, useRef, useState, type FormEvent } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import type { ChangePasswordValues } from '@/resources/session/password-rules';
import { useUser } from '@/resources/session/queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { DialogControl } from '@/ui/lazy-dialog';
import { Alert } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';
import { StrengthHint } from './strength-hint';
import { CHANGED, useChangePassword } from './use-change-password';

const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The Change Password dialog (docs/product/sign-in.md#change-password). */
export function ChangePasswordDialog({ open, onOpenChange }: DialogControl) {
  // Closing unmounts the form, which clears the fields.
  return open && <OpenDialog onOpenChange={onOpenChange} />;
}

function OpenDialog({ onOpenChange }: Pick<DialogControl, 'onOpenChange'>) {
  const id = useId();
  const user = useUser();
  const [values, setValues] = useState(EMPTY);
  const inputs = useRef<Partial<Record<keyof ChangePasswordValues, HTMLInputElement | null>>>({});
  const close = () => onOpenChange(false);
  const { phase, problem, submit, onEdit } = useChangePassword({
    onValidationError: (name) => inputs.current[name]?.focus(),
    onClose: close,
  });

  /** The common props of the three fields. */
  function field(name: keyof ChangePasswordValues, label: string) {
    return {
      ref: (element: HTMLInputElement | null) => {
        inputs.current[name] = element;
      },
      label,
      name,
      autoComplete: name === 'oldPassword' ? 'current-password' : 'new-password',
      required: true,
      value: values[name],
      readOnly: phase !== 'idle',
      'aria-invalid': problem?.field === name,
      'aria-describedby': problem?.field === name ? `${id}-problem` : undefined,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.target.value });
        onEdit();
      },
    };
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(values);
  }

  return (
    <>
      {/* Password managers read the account from this input, which is not part of the request. */}
      <input
        form={id}
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={user?.email ?? ''}
      />
      <Dialog
        open
        onOpenChange={onOpenChange}
        size="sm"
        title="Change Password"
        footer={
          <>
            <Button variant="secondary" className="ml-auto" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              busy={phase === 'sending'}
              busyLabel="Updating..."
              disabledReason={phase === 'changed' ? 'You are being signed out.' : undefined}
            >
              Update Password
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-3.5">
          <PasswordField data-autofocus {...field('oldPassword', 'Current Password')} />
          <PasswordField
            {...field('newPassword', 'New Password')}
            help={<StrengthHint rule="At least 8 characters." password={values.newPassword} />}
          />
          <PasswordField {...field('confirmPassword', 'Confirm New Password')} />
        </form>
        {problem && (
          // A new key per message re-creates the alert, so that screen readers announce each one.
          <div key={problem.message} id={`${id}-problem`}>
            <Alert tone="danger" className="mt-4">
              <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-ink">
                {problem.message}
              </p>
            </Alert>
          </div>
        )}
        {phase === 'changed' && (
          <div ref={focusOnMount} tabIndex={-1} className="mt-4 outline-none">
            <Alert tone="pos" title={CHANGED}>
              Please sign in with your new password. You are being signed out...
            </Alert>
          </div>
        )}
      </Dialog>
    </>
  );
}
