import { resetPassword } from '@/resources/sign-in/password-api';
import { newPasswordFailure } from '@/resources/sign-in/password-failure';
import { validateNewPassword, type NewPasswordValues } from '@/resources/sign-in/password-rules';
import { formatWait } from '@/resources/sign-in/rate-limit';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/form/password-field';
import { Reason } from '@/ui/tooltip/reason';
import { Captcha } from './captcha';
import { FormAlert } from './form-alert';
import { StrengthHint } from './strength-hint';
import { useCaptchaForm } from './use-captcha-form';

const RULE = (
  <>
    <span>
      At least 8 characters with 1 uppercase, 1 lowercase, 1 number and 1 special character
    </span>{' '}
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
  const form = useCaptchaForm<NewPasswordValues>({
    name: 'new-password',
    initial: { newPassword: '', confirmPassword: '' },
    validate: validateNewPassword,
    send: async (fields, captcha) => {
      await resetPassword(token, { ...fields, captcha });
      onDone();
    },
    toFailure: newPasswordFailure,
  });
  const { limit } = form.wait;

  return (
    <>
      <FormAlert failure={form.failure} wait={form.wait} waitOverMessage="You can try again now." />
      <form {...form.formProps} className="flex flex-col gap-5">
        <PasswordField
          {...form.field('newPassword')}
          label="New Password"
          autoComplete="new-password"
          required
          help={<StrengthHint rule={RULE} password={form.typed.newPassword} />}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm New Password"
          autoComplete="new-password"
          required
        />
        <Captcha {...form.captchaProps} />
        <Reason text={limit ? `You can try again in ${formatWait(limit.seconds)}.` : undefined}>
          <Button
            type="submit"
            size="lg"
            block
            className="mt-1"
            busy={form.busy}
            busyLabel="Resetting..."
          >
            {limit ? 'Please Wait...' : 'Reset Password'}
          </Button>
        </Reason>
      </form>
    </>
  );
}
