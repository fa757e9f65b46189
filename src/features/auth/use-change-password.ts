import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { useIsMounted } from '@/lib/use-is-mounted';
import { useNavigateTo } from '@/lib/use-navigate-to';
import { useSingleFlight } from '@/lib/use-single-flight';
import { logoutAfterPasswordChange } from '@/resources/session/logout-after-password-change';
import { storeNotice } from '@/resources/session/notice';
import { changePassword } from '@/resources/session/password';
import { changePasswordFailure } from '@/resources/session/password-failure';
import {
  validateChangePassword,
  type ChangePasswordValues,
} from '@/resources/session/password-rules';
import { showToast } from '@/ui/toast';

export const CHANGED = 'Password changed successfully!';

type Field = keyof ChangePasswordValues;

/** An error message, and its field if it is a validation error. */
interface Problem {
  message: string;
  field?: Field;
}

export interface ChangePasswordRules {
  onValidationError: (field: Field) => void;
  onClose: () => void;
}

/**
 * The state of a password change (docs/product/sign-in.md#change-password). If the dialog is closed
 * while the request is in flight, a toast shows the result.
 */
export function useChangePassword({ onValidationError, onClose }: ChangePasswordRules) {
  const queryClient = useQueryClient();
  const navigateTo = useNavigateTo();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'changed'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const flight = useSingleFlight();
  const isMounted = useIsMounted();

  async function submit(values: ChangePasswordValues): Promise<void> {
    if (flight.isInFlight()) return;
    const validationError = validateChangePassword(values);
    setProblem(validationError);
    if (validationError) {
      onValidationError(validationError.field);
      return;
    }
    flight.begin();
    setPhase('sending');
    try {
      await changePassword(values);
    } catch (error) {
      const message = changePasswordFailure(error);
      flight.end();
      setPhase('idle');
      setProblem({ message });
      if (!isMounted.current) showToast('error', message);
      return;
    }
    setPhase('changed');
    if (!isMounted.current) showToast('success', CHANGED);
    const hasLoggedOut = await logoutAfterPasswordChange(queryClient);
    if (isMounted.current) onClose();
    if (!hasLoggedOut) return;
    storeNotice('password-changed');
    navigateTo(env().loginUrl);
  }

  return { phase, problem, submit, onEdit: () => setProblem(null) };
}
