import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { loadCaptchaService } from './captcha-script';
import { drawCaptcha, type CaptchaPhase, type CaptchaWidget } from './captcha-widget';
import { poll } from './poll';

/** What a form asks of its captcha. */
export interface CaptchaHandle {
  /** The token if there is one now. */
  current: () => string | null;
  /** Resolves once it is known whether the captcha can be had; after 30 s at most. */
  settled: (signal: AbortSignal) => Promise<void>;
  /** The token as soon as there is one; `null` after 30 s, or once called off. */
  token: (signal: AbortSignal) => Promise<string | null>;
  /** Starts over: to be called after every call that has used the token. */
  reset: () => void;
  focus: () => void;
}

export interface CaptchaUse {
  ref: Ref<CaptchaHandle>;
  /** It was solved or begun again, so what was said about it is out of date. */
  onProgress?: (() => void) | undefined;
}

/** One captcha's life in a form: script, widget, phases, and its removal with the form. */
export function useCaptcha({ ref, onProgress }: CaptchaUse) {
  const group = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget | null>(null);
  const [phase, setPhase] = useState<CaptchaPhase>('loading');
  const [attempt, setAttempt] = useState(0);
  // What the handle's callers wait for changes between renders.
  const latestPhase = useRef<CaptchaPhase>('loading');
  const progressed = useEffectEvent(() => onProgress?.());

  useEffect(() => {
    let removed = false;

    function enter(next: CaptchaPhase) {
      if (removed) return;
      latestPhase.current = next;
      setPhase(next);
      if (next === 'solved') progressed();
    }
    async function open() {
      try {
        const service = await loadCaptchaService();
        if (removed || !place.current) return;
        widget.current = drawCaptcha(service, place.current, enter);
        // A captcha that solves itself may have done so while it was drawn.
        if (latestPhase.current === 'loading') enter('open');
      } catch {
        enter('blocked');
      }
    }
    void open();

    return () => {
      removed = true;
      widget.current?.remove();
      widget.current = null;
      latestPhase.current = 'loading';
    };
  }, [attempt]);

  useImperativeHandle(ref, () => {
    const current = () => widget.current?.token() ?? null;
    return {
      current,
      settled: async (signal) => {
        await poll(() => (latestPhase.current === 'loading' ? null : true), signal);
      },
      token: (signal) => poll(current, signal),
      reset: () => widget.current?.reset(),
      focus: () => group.current?.focus(),
    };
  }, []);

  function tryAgain() {
    onProgress?.();
    setPhase('loading');
    setAttempt(attempt + 1);
  }

  return { group, place, phase, tryAgain };
}
