/** The member's passkeys: which there are, adding and removing them, and whether the password is enough without one. */
import { Said } from '#contracts/engagement.js';
import { PasskeyItem, PasskeyList, PasskeyOptions, type AddPasskeyBody } from '#contracts/passkeys.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { passkeysKey } from '../../../entities/account/keys.js';
import { makePasskey } from '../../../entities/account/passkey.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, remove, write } from '../../../lib/http.js';

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => read(apiPaths.passkeys, PasskeyList, { signal }),
    staleTime: 0,
  });

/** What the browser makes one with. @throws ApiError `confirm_password`, when the last proof was long ago */
export const offerPasskey = (): Promise<PasskeyOptions> => write('POST', apiPaths.passkeyOffer, PasskeyOptions);

function useChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  // Also when it failed: it may have been changed elsewhere meanwhile.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }) });
}

export const useAddPasskey = () =>
  useChange(async ({ name, options }: { name: string; options: PasskeyOptions }) => {
    const body: AddPasskeyBody = { name, passkey: await makePasskey(options) };
    return write('POST', apiPaths.passkeys, PasskeyItem, { body });
  });
export const useRemovePasskey = () => useChange((id: string) => remove(apiPaths.passkey(id)));
export const useRequirePasskey = () =>
  useChange((required: boolean) => write('PUT', apiPaths.passkeyRequired, Said, { body: { required } }));
