/**
 * The mail with a link to the own address once more, one to another address that the account is to have, and the
 * language it speaks.
 */
import { LanguageBody, type ChangeAddressBody } from '#contracts/auth.js';
import { Said } from '#contracts/engagement.js';
import type { Language } from '#texts/languages.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

/** @throws ApiError `confirm_password`, when the last proof was long ago */
export const useChangeAddress = () =>
  useMutation({ mutationFn: (body: ChangeAddressBody) => write('POST', apiPaths.changeAddress, Said, { body }) });

export function useSendAddressLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST', apiPaths.sendAddressLink, Said),
    // It may have been confirmed or lost elsewhere meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  });
}

export const useChooseLanguage = () =>
  useMutation({
    mutationFn: (language: Language) => write('PUT', apiPaths.language, LanguageBody, { body: { language } }),
  });
