/** Who is in the workspace and who was asked to be, and what owners do about either. */
import {
  InvitationAnswer,
  InvitationList,
  MemberAnswer,
  MemberList,
  RoleChangeList,
  type InviteBody,
  type RoleBody,
} from '#contracts/members.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, remove, write } from '../../../lib/http.js';
import { accountKey, memberKeys } from '../../../entities/account/keys.js';

export const useMembers = () =>
  useQuery({
    queryKey: memberKeys.members(),
    queryFn: async ({ signal }) => (await read(apiPaths.members, MemberList, { signal })).members,
    staleTime: 0,
  });

export const useRoleChanges = () =>
  useQuery({
    queryKey: memberKeys.changes(),
    queryFn: async ({ signal }) => (await read(apiPaths.roleChanges, RoleChangeList, { signal })).changes,
    staleTime: 0,
  });

export const useInvitations = () =>
  useQuery({
    queryKey: memberKeys.invitations(),
    queryFn: async ({ signal }) => (await read(apiPaths.invitations, InvitationList, { signal })).invitations,
    staleTime: 0,
  });

function useChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([memberKeys.all, accountKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({ mutationFn, onSuccess });
}

export const useInvite = () =>
  useChange((body: InviteBody) => write('POST', apiPaths.invitations, InvitationAnswer, { body }));
export const useRevokeInvitation = () => useChange((id: string) => remove(apiPaths.invitation(id)));
export const useChangeRole = () =>
  useChange(({ id, role }: RoleBody & { id: string }) =>
    write('PUT', apiPaths.memberRole(id), MemberAnswer, { body: { role } }),
  );
export const useRemoveMember = () => useChange((id: string) => remove(apiPaths.member(id)));
