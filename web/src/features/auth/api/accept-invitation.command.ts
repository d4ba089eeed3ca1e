/** Makes an account in the workspace of an invitation, signed in at once. */
import { Session } from '#contracts/auth.js';
import type { AcceptInvitationBody, AcceptInvitationForm } from '#contracts/members.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';
import { startSession } from '../../../entities/account/session.js';

async function acceptInvitation(form: AcceptInvitationForm & { token: string }): Promise<Session> {
  const body: AcceptInvitationBody = { ...form, recaptchaToken: await botCheckToken('register') };
  return write('POST', apiPaths.acceptInvitation, Session, { body });
}

export function useAcceptInvitation() {
  return useMutation({ mutationFn: acceptInvitation, onSuccess: startSession });
}
