import { useId, useState, type FormEvent } from 'react';
import { useAction } from '@/components/use-action';
import { env } from '@/config/env';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';
import { storeNotice } from '@/resources/session/notice';
import { useUser } from '@/resources/session/queries';
import { changePassword } from '@/resources/sign-in/password-api';
import { changePasswordFailure } from '@/resources/sign-in/password-failure';
import {
  validateChangePassword,
  type ChangePasswordValues,
} from '@/resources/sign-in/password-rules';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { showToast } from '@/ui/feedback/toast';
import { PasswordField } from '@/ui/form/password-field';
import { Reason } from '@/ui/tooltip/reason';
import { StrengthHint } from './strength-hint';
import { useFields } from './use-fields';

type Field = keyof ChangePasswordValues;

const CHANGED = 'Password changed successfully!';
const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The Change Password dialog (docs/product/sign-in.md#change-password). */
export function ChangePasswordDialog({ open, onOpenChange }: DialogControl) {
  // Closing unmounts the form, which clears the fields.
  return open && <OpenDialog onOpenChange={onOpenChange} />;
}

function OpenDialog({ onOpenChange }: Pick<DialogControl, 'onOpenChange'>) {
  const id = useId();
  const user = useUser();
  const { typed, read, focus, propsOf } = useFields(EMPTY);
  const close = () => onOpenChange(false);
  const { isBusy, isChanged, problem, submit, onEdit } = useChangePassword(focus, close);

  /** The common props of the three fields. */
  function field(name: Field, label: string) {
    return {
      ...propsOf(name, onEdit),
      label,
      autoComplete: name === 'oldPassword' ? 'current-password' : 'new-password',
      required: true,
      readOnly: isBusy || isChanged,
      'aria-invalid': problem?.field === name,
      'aria-describedby': problem?.field === name ? `${id}-problem` : undefined,
    };
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit(read());
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
            <Reason text={isChanged ? 'You are being signed out.' : undefined}>
              <Button type="submit" form={id} busy={isBusy} busyLabel="Updating...">
                Update Password
              </Button>
            </Reason>
          </>
        }
      >
        <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-3.5">
          <PasswordField data-autofocus {...field('oldPassword', 'Current Password')} />
          <PasswordField
            {...field('newPassword', 'New Password')}
            help={<StrengthHint rule="At least 8 characters." password={typed.newPassword} />}
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
        {isChanged && (
          <Alert tone="pos" title={CHANGED} takesFocus className="mt-4">
            Please sign in with your new password. You are being signed out...
          </Alert>
        )}
      </Dialog>
    </>
  );
}

/** An error message, and its field if it is a validation error. */
interface Problem {
  message: string;
  field?: Field;
}

/**
 * The state of a password change (docs/product/sign-in.md#change-password). If the dialog is closed
 * while the request is in flight, a toast shows the result.
 */
function useChangePassword(focusField: (field: Field) => void, onClose: () => void) {
  const navigateToUrl = useNavigateToUrl();
  const [isChanged, setIsChanged] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { run, isBusy } = useAction(
    { mutationFn: changePassword },
    {
      onDone: (_, isMounted) => {
        setIsChanged(true);
        if (!isMounted) showToast('success', CHANGED);
        void logoutAfterPasswordChange().then((hasLoggedOut) => {
          if (!hasLoggedOut) return onClose();
          storeNotice('password-changed');
          // The login page takes the place of the dialog's entry, which would open the dialog again.
          navigateToUrl(env().loginUrl, { replace: true });
        });
      },
      onError: (error, isMounted) => {
        const message = changePasswordFailure(error);
        setProblem({ message });
        if (!isMounted) showToast('error', message);
      },
    },
  );

  function submit(values: ChangePasswordValues) {
    if (isBusy || isChanged) return;
    const validationError = validateChangePassword(values);
    setProblem(validationError);
    if (validationError) focusField(validationError.field);
    else void run(values);
  }

  return { isBusy, isChanged, problem, submit, onEdit: () => setProblem(null) };
}
