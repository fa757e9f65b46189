import { useId, useRef, useState, type FormEvent } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { requestResetLink } from '@/resources/session/password';
import { resetLinkFailure } from '@/resources/session/password-failure';
import { validateResetLink, type ResetLinkValues } from '@/resources/session/password-rules';
import { formatWait } from '@/resources/session/rate-limit';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Alert } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { Captcha } from './captcha';
import type { DialogControl } from '@/ui/lazy-dialog';
import { FormAlert } from './form-alert';
import { useCaptchaForm } from './use-captcha-form';

export interface ResetLinkDialogProps extends DialogControl {
  /** What the login form holds already. */
  email: string;
}

const SENT = 'If this email exists, a reset link has been sent.';

/** Asks for the mail with the reset link (credits specification, sections 2, 5 and 8). */
export function ResetLinkDialog({ open, ...rest }: ResetLinkDialogProps) {
  // Mounted anew each time, so that nothing of the last time is left.
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ email: typed, onOpenChange }: Omit<ResetLinkDialogProps, 'open'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState<string | null>(null);
  const form = useCaptchaForm<ResetLinkValues, 'email'>({
    name: 'reset-link',
    check: validateResetLink,
    send: async (values, captcha) => {
      setSent((await requestResetLink({ email: values.email.trim(), captcha })) ?? SENT);
    },
    explain: resetLinkFailure,
    onFault: (at) => (at === 'email' ? field : captcha).current?.focus(),
  });
  const { captcha, wait } = form;
  const limit = wait.limit;
  const close = () => onOpenChange(false);
  const frame = { open: true, onOpenChange, size: 'sm', title: 'Reset Your Password' } as const;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit({ email });
  }

  // The same dialog in both states: another one would take the focus anew.
  if (sent !== null) {
    return (
      <Dialog
        {...frame}
        footer={
          <Button className="ml-auto" onClick={close} ref={focusOnMount}>
            Back to sign in
          </Button>
        }
      >
        <Alert tone="pos" title="Link Sent">
          <p className="wrap-anywhere">{sent}</p>
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
          <Button
            type="submit"
            form={id}
            busy={form.busy}
            busyLabel="Sending..."
            // Short: the dialog's edge would cut a longer one off.
            disabledReason={limit ? `Wait ${formatWait(limit.seconds)}.` : undefined}
          >
            {limit ? 'Please Wait...' : 'Send Link'}
          </Button>
        </>
      }
    >
      <FormAlert
        failure={form.failure}
        wait={wait}
        waitIsOver="You can ask for a link again now."
      />
      <form
        id={id}
        noValidate
        onSubmit={onSubmit}
        {...form.onElsewhere}
        className="flex flex-col gap-5"
      >
        <TextField
          ref={field}
          data-autofocus
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder="Enter your email"
          value={email}
          error={form.faultOf('email')}
          onChange={(event) => {
            setEmail(event.target.value);
            form.edited('email');
          }}
        />
        <Captcha
          ref={captcha}
          error={form.faultOf('captcha')}
          onProgress={form.captchaProgressed}
        />
      </form>
    </Dialog>
  );
}
