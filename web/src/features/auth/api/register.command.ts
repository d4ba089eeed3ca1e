/** Makes an account with its workspace, signed in at once. */
import { Session, type RegisterBody, type RegisterForm } from '#contracts/auth.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';
import { startSession } from '../../../entities/account/session.js';
import type { ChosenPlan } from '../model/chosen-plan.js';

interface Registering {
  form: RegisterForm;
  plan: ChosenPlan;
  /** From the link in a mail to the address; undefined without one. */
  addressToken: string | undefined;
  /** From the link in the server's log; undefined without one. */
  firstOwnerToken: string | undefined;
}

async function register({ form, plan, addressToken, firstOwnerToken }: Registering): Promise<Session> {
  const body: RegisterBody = {
    ...form,
    addressToken,
    firstOwnerToken,
    selectedPlan: plan.plan,
    billingCycle: plan.billing,
    recaptchaToken: await botCheckToken('register'),
  };
  return write('POST', apiPaths.register, Session, { body, signsIn: true });
}

export function useRegister() {
  return useMutation({ mutationFn: register, onSuccess: startSession });
}
