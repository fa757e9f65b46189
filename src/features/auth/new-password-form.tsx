import { useRef, useState, type FormEvent } from 'react';
import { resetPassword } from '@/resources/sign-in/password-api';
import { newPasswordFailure } from '@/resources/sign-in/password-failure';
import { validateNewPassword, type NewPasswordValues } from '@/resources/sign-in/password-rules';
import { formatWait } from '@/resources/sign-in/rate-limit';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/form/password-field';
import { Captcha } from './captcha';
import { FormAlert } from './form-alert';
import { StrengthHint } from './strength-hint';
import { useCaptchaForm } from './use-captcha-form';

const RULE = (
  <>
    At least 8 characters with 1 uppercase, 1 lowercase, 1 number and 1 special character{' '}
    <span className="whitespace-nowrap">(@$!%*?&).</span>
  </>
);

export interface NewPasswordFormProps {
  /** The token of the mailed link. */
  token: string;
  /** Called after the password was reset; the page then shows the success message. */
  onDone: () => void;
}

/** The new-password form (docs/product/sign-in.md#new-password). */
export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [values, setValues] = useState<NewPasswordValues>({
    newPassword: '',
    confirmPassword: '',
  });
  const inputs = useRef<Partial<Record<keyof NewPasswordValues, HTMLInputElement | null>>>({});
  const form = useCaptchaForm<NewPasswordValues>({
    name: 'new-password',
    validate: validateNewPassword,
    send: async (fields, captcha) => {
      await resetPassword(token, { ...fields, captcha });
      onDone();
    },
    toFailure: newPasswordFailure,
    focusField: (name) => inputs.current[name]?.focus(),
  });
  const { limit } = form.wait;

  /** The common props of the two fields. */
  function field(name: keyof NewPasswordValues, label: string) {
    return {
      ref: (element: HTMLInputElement | null) => {
        inputs.current[name] = element;
      },
      label,
      name,
      autoComplete: 'new-password',
      required: true,
      value: values[name],
      error: form.errorOf(name),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.target.value });
        form.onEdit(name);
      },
    };
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit(values);
  }

  return (
    <>
      <FormAlert failure={form.failure} wait={form.wait} waitOverMessage="You can try again now." />
      <form noValidate onSubmit={onSubmit} {...form.abortHandlers} className="flex flex-col gap-5">
        <PasswordField
          {...field('newPassword', 'New Password')}
          help={<StrengthHint rule={RULE} password={values.newPassword} />}
        />
        <PasswordField {...field('confirmPassword', 'Confirm New Password')} />
        <Captcha {...form.captchaProps} />
        <Button
          type="submit"
          size="lg"
          block
          className="mt-1"
          busy={form.busy}
          busyLabel="Resetting..."
          disabledReason={limit ? `You can try again in ${formatWait(limit.seconds)}.` : undefined}
        >
          {limit ? 'Please Wait...' : 'Reset Password'}
        </Button>
      </form>
    </>
  );
}
