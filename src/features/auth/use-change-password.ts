import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';
import { changePassword } from '@/resources/session/password';
import { changePasswordFailure } from '@/resources/session/password-failure';
import {
  validateChangePassword,
  type ChangePasswordValues,
} from '@/resources/session/password-rules';
import { showToast } from '@/ui/toast';
import { useGoTo } from './use-go-to';

export const CHANGED = 'Password changed successfully!';

type Field = keyof ChangePasswordValues;

/** What the red box says; `field` is the one that a broken rule names. */
interface Problem {
  message: string;
  field: Field | null;
}

export interface ChangePasswordRules {
  onFault: (field: Field) => void;
  onClose: () => void;
}

/**
 * Changing the password (core specification, sections 4, 5 and 8). A dialog that is closed while
 * the call is under way hears its outcome as a toast: the password may have changed all the same.
 */
export function useChangePassword({ onFault, onClose }: ChangePasswordRules) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'changed'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  // Read and set at once: a second press may come before the first one's render.
  const pressed = useRef(false);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function submit(values: ChangePasswordValues): Promise<void> {
    if (pressed.current) return;
    const fault = validateChangePassword(values);
    setProblem(fault);
    if (fault) {
      onFault(fault.field);
      return;
    }
    pressed.current = true;
    setPhase('sending');
    try {
      await changePassword(values);
    } catch (error) {
      const message = changePasswordFailure(error);
      pressed.current = false;
      setPhase('idle');
      setProblem({ message, field: null });
      if (!isShown.current) showToast('error', message);
      return;
    }
    setPhase('changed');
    if (!isShown.current) showToast('success', CHANGED);
    const hasLeft = await logoutAfterPasswordChange(queryClient);
    if (isShown.current) onClose();
    if (hasLeft) goTo(env().loginUrl);
  }

  return { phase, problem, submit, edited: () => setProblem(null) };
}
