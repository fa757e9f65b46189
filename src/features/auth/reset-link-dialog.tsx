import { useId, useState } from 'react';
import { validateResetLink, type ResetLinkValues } from '@/resources/sign-in/sign-in-rules';
import { requestResetLink } from '@/resources/sign-in/password-api';
import { resetLinkFailure } from '@/resources/sign-in/password-failure';
import { formatWait } from '@/resources/sign-in/rate-limit';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { TextField } from '@/ui/form/text-field';
import { Reason } from '@/ui/tooltip/reason';
import { Captcha } from './captcha';
import { FormAlert } from './form-alert';
import { useCaptchaForm } from './use-captcha-form';

export interface ResetLinkDialogProps extends DialogControl {
  /** Returns the e-mail in the login form. */
  readEmail: () => string;
}

const SENT = 'If this email exists, a reset link has been sent.';

/** The Reset Your Password dialog (docs/product/sign-in.md#reset-link). */
export function ResetLinkDialog({ open, ...rest }: ResetLinkDialogProps) {
  // Closing unmounts the form, which clears its state.
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ readEmail, onOpenChange }: Omit<ResetLinkDialogProps, 'open'>) {
  const id = useId();
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const [email] = useState(readEmail);
  const form = useCaptchaForm<ResetLinkValues>({
    name: 'reset-link',
    initial: { email },
    validate: validateResetLink,
    send: async (values, captcha) => {
      setSentMessage((await requestResetLink({ email: values.email.trim(), captcha })) ?? SENT);
    },
    toFailure: resetLinkFailure,
  });
  const { limit } = form.wait;
  const close = () => onOpenChange(false);
  const frame = { open: true, onOpenChange, size: 'sm', title: 'Reset Your Password' } as const;

  // Both states render the same dialog, because another instance would move the focus again.
  if (sentMessage !== null) {
    return (
      <Dialog
        {...frame}
        footer={
          <Button className="ml-auto" onClick={close}>
            Back to sign in
          </Button>
        }
      >
        <Alert tone="pos" title="Link Sent" takesFocus>
          <p className="wrap-anywhere">{sentMessage}</p>
          <p className="mt-2">
            Nothing there in a few minutes? Check your spam folder. The link expires in 30 minutes.
          </p>
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      description="Enter your email and we send you a link to set a new password."
      footer={
        <>
          <Button variant="secondary" className="ml-auto" onClick={close}>
            Cancel
          </Button>
          <Reason text={limit ? `Wait ${formatWait(limit.seconds)}.` : undefined}>
            <Button
              type="submit"
              form={id}
              busy={form.busy}
              // A longer label would be clipped by the edge of the dialog.
              busyLabel="Sending..."
            >
              {limit ? 'Please Wait...' : 'Send Link'}
            </Button>
          </Reason>
        </>
      }
    >
      <FormAlert
        failure={form.failure}
        wait={form.wait}
        waitOverMessage="You can ask for a link again now."
      />
      <form id={id} {...form.formProps} className="flex flex-col gap-5">
        <TextField
          {...form.field('email')}
          data-autofocus
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder="Enter your email"
        />
        <Captcha {...form.captchaProps} />
      </form>
    </Dialog>
  );
}
