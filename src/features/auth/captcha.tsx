import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { CircleAlert, ShieldAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { poll } from './captcha-poll';
import { loadCaptchaService, renderCaptcha } from './captcha-widget';
import type { CaptchaPhase, CaptchaWidget } from './captcha-widget';

export interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** The form's validation error for the captcha. */
  error?: string | undefined;
  /** Called when the captcha is solved or restarted, so that its error can be cleared. */
  onProgress?: (() => void) | undefined;
}

/**
 * The captcha of a form. Its height is reserved to avoid a layout
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
            <span>
              {phase === 'loading' ? 'Loading captcha...' : 'The captcha could not be loaded.'}
            </span>
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
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The imperative handle of a captcha. */
export interface CaptchaHandle {
  /** The current token, or `null`. */
  currentToken: () => string | null;
  /** Resolves when the captcha has loaded or failed to load, after 30 s at most. */
  waitUntilLoaded: (signal: AbortSignal) => Promise<void>;
  /** Resolves to the token; to `null` after 30 s or when aborted. */
  waitForToken: (signal: AbortSignal) => Promise<string | null>;
  /**
   * Resets the captcha. Call it after a failed request, because a token is valid for one request.
   */
  reset: () => void;
  focus: () => void;
}

/** Loads, renders and removes the captcha of a form. */
function useCaptcha({ ref, onProgress }: CaptchaProps) {
  const group = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget | null>(null);
  const [phase, setPhase] = useState<CaptchaPhase>('loading');
  const [attempt, setAttempt] = useState(0);
  // A ref, because the handle polls the phase between renders.
  const latestPhase = useRef<CaptchaPhase>('loading');
  const progressed = useEffectEvent(() => onProgress?.());

  useEffect(() => {
    let isRemoved = false;

    function setCurrentPhase(next: CaptchaPhase) {
      if (isRemoved) return;
      latestPhase.current = next;
      setPhase(next);
      if (next === 'solved') progressed();
    }
    async function open() {
      try {
        const service = await loadCaptchaService();
        if (isRemoved || !container.current) return;
        widget.current = renderCaptcha(service, container.current, setCurrentPhase);
        // A captcha that solves itself may already be solved.
        if (latestPhase.current === 'loading') setCurrentPhase('open');
      } catch {
        setCurrentPhase('blocked');
      }
    }
    void open();

    return () => {
      isRemoved = true;
      widget.current?.remove();
      widget.current = null;
      latestPhase.current = 'loading';
    };
  }, [attempt]);

  useImperativeHandle(ref, () => {
    const currentToken = () => widget.current?.token() ?? null;
    return {
      currentToken,
      waitUntilLoaded: async (signal) => {
        await poll(() => (latestPhase.current === 'loading' ? null : true), signal);
      },
      waitForToken: (signal) => poll(currentToken, signal),
      reset: () => widget.current?.reset(),
      focus: () => group.current?.focus(),
    };
  }, []);

  function retry() {
    onProgress?.();
    setPhase('loading');
    setAttempt(attempt + 1);
  }

  return { group, container, phase, retry };
}
