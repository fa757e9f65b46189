import { login } from '@/resources/session/login';
import { loginFailure } from '@/resources/session/login-failure';
import { signInFault, type SignInValues } from './sign-in-rules';
import { useCaptchaForm } from './use-captcha-form';

/** The login form's states. Success is the session's: the page follows it. */
export function useSignIn(onFault: (field: keyof SignInValues | 'captcha') => void) {
  return useCaptchaForm<SignInValues, keyof SignInValues>({
    name: 'login',
    check: signInFault,
    send: async ({ email, password }, captcha) => {
      await login({ email: email.trim(), password, captcha });
    },
    explain: loginFailure,
    onFault,
  });
}
