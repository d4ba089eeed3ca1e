/** A forgotten password: a link is asked for, and a new one chosen with it. */
import type { ForgotPasswordBody, ForgotPasswordForm, ResetPasswordBody } from '#contracts/auth.js';
import { Said } from '#contracts/engagement.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';

async function forgotPassword(form: ForgotPasswordForm): Promise<Said> {
  const body: ForgotPasswordBody = { ...form, recaptchaToken: await botCheckToken('forgot_password') };
  return write('POST', apiPaths.forgotPassword, Said, { body });
}

export const useForgotPassword = () => useMutation({ mutationFn: forgotPassword });

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: ResetPasswordBody) => write('POST', apiPaths.resetPassword, Said, { body }) });
