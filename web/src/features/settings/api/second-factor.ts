/** Two-factor authentication: whether it is on, and turning it on and off. */
import { RecoveryCodes, SecondFactorInfo, SecondFactorOffer, type ProvenCodeBody } from '#contracts/second-factor.js';
import { Said } from '#contracts/engagement.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, write } from '../../../lib/http.js';

const at = apiPaths.secondFactor;

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => read(at(), SecondFactorInfo, { signal }),
    staleTime: 0,
  });

/** @throws ApiError `confirm_password`, when the password was given long ago */
export const offerSecondFactor = (): Promise<SecondFactorOffer> => write('POST', at('offer'), SecondFactorOffer);

function useChange<Given, Got>(mutationFn: (given: Given) => Promise<Got>) {
  const client = useQueryClient();
  // Also when it failed: a recovery code may be used by it. What came holds secrets: nothing keeps it.
  const onSettled = () => client.invalidateQueries({ queryKey: secondFactorKey });
  return useMutation({ mutationFn, onSettled, gcTime: 0 });
}

export const useTurnOn = () =>
  useChange((code: string) => write('POST', at('turn-on'), RecoveryCodes, { body: { code } }));
export const useTurnOff = () => useChange((body: ProvenCodeBody) => write('POST', at('turn-off'), Said, { body }));
export const useRenewRecoveryCodes = () =>
  useChange((body: ProvenCodeBody) => write('POST', at('recovery-codes'), RecoveryCodes, { body }));
