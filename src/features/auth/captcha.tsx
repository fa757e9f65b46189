import { useId } from 'react';
import { CircleAlert, ShieldAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SpinnerRing } from '@/ui/spinner';
import { useCaptcha, type UseCaptchaOptions } from './use-captcha';

export interface CaptchaProps extends UseCaptchaOptions {
  /** The form's validation error for the captcha. */
  error?: string | undefined;
}

/**
 * The captcha of a form (docs/product/sign-in.md#captcha). Its height is reserved to avoid a layout
 * shift.
 */
export function Captcha({ ref, error, onProgress }: CaptchaProps) {
  const { group, container, phase, retry } = useCaptcha({ ref, onProgress });
  const id = useId();
  const hasFailed = phase === 'blocked' || phase === 'failed';
  const expired =
    phase === 'expired' ? 'The captcha has expired. Please verify it again.' : undefined;
  const message = hasFailed ? 'Captcha error! Please try again.' : (error ?? expired);

  return (
    <div
      ref={group}
      role="group"
      aria-label="Captcha"
      aria-describedby={message ? id : undefined}
      tabIndex={-1}
      className="outline-none"
    >
      <div className="relative min-h-[66px]">
        <div ref={container} />
        {(phase === 'loading' || phase === 'blocked') && (
          <div className="absolute inset-0 flex items-center gap-3 rounded-control border border-line-strong bg-canvas px-4 text-muted">
            {phase === 'loading' ? <SpinnerRing /> : <Icon of={ShieldAlert} size={20} />}
            {phase === 'loading' ? 'Loading captcha...' : 'The captcha could not be loaded.'}
          </div>
        )}
      </div>
      {message && (
        <div className="mt-1.5 flex items-start gap-1.5 text-danger">
          <Icon of={CircleAlert} size={14} className="mt-[3px]" />
          <p id={id} role="alert">
            {message}
          </p>
          {hasFailed && (
            <Button variant="link" className="ml-auto" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
