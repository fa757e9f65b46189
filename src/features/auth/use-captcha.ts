import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { loadCaptchaService } from './captcha-script';
import { renderCaptcha, type CaptchaPhase, type CaptchaWidget } from './captcha-widget';
import { poll } from './poll';

/** The imperative handle of a captcha. */
export interface CaptchaHandle {
  /** The current token, or `null`. */
  currentToken: () => string | null;
  /** Resolves when the captcha has loaded or failed to load, after 30 s at most. */
  waitUntilLoaded: (signal: AbortSignal) => Promise<void>;
  /** Resolves to the token; to `null` after 30 s or when aborted. */
  waitForToken: (signal: AbortSignal) => Promise<string | null>;
  /** Starts over. Call it after a failed request, because a token is valid for one request. */
  reset: () => void;
  focus: () => void;
}

export interface UseCaptchaOptions {
  ref: Ref<CaptchaHandle>;
  /** Called when the captcha is solved or restarted, so that its error can be cleared. */
  onProgress?: (() => void) | undefined;
}

/** Loads, renders and removes the captcha of a form. */
export function useCaptcha({ ref, onProgress }: UseCaptchaOptions) {
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
