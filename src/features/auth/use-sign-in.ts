import { login } from '@/resources/session/login';
import { loginFailure } from '@/resources/session/login-failure';
import { validateSignIn, type SignInValues } from './sign-in-rules';
import { useCaptchaForm } from './use-captcha-form';

/** The state of the login form. After success the page redirects by the session. */
export function useSignIn(onValidationError: (field: keyof SignInValues | 'captcha') => void) {
  return useCaptchaForm<SignInValues, keyof SignInValues>({
    name: 'login',
    validate: validateSignIn,
    send: async ({ email, password }, captcha) => {
      await login({ email: email.trim(), password, captcha });
    },
    toFailure: loginFailure,
    onValidationError,
  });
}
