/**
 * A member's account: registered once, its address confirmed, lost or changed, its password changed and its sessions
 * revoked by raising the epoch, deleted for good.
 */
import type { Dated, Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { EventOf } from '#kernel/event.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import type { AddressState } from '#kernel/address-states.js';
import type { Role } from '#kernel/roles.js';
import type { Language } from '#texts/languages.js';
import {
  AddressChanged,
  AddressChangeRequested,
  AddressChangeStopped,
  AddressPutBack,
  type addressChangeEvents,
  changeOver,
  CHANGE_MS,
  isWithin,
  NO_OTHERS,
  PUT_BACK_MS,
  sameAddress,
  type OtherAddresses,
} from './address-change.js';
import { addressLost, addressOnRegistering } from './address-state.js';
import { WorkspaceJoined, WorkspaceLeft, workspacesOf, type Belonging } from './belonging.js';
import { addressNotConfirmed, otherProviderAccount } from './provider-refusals.js';
import {
  AddressConfirmed,
  AddressLinkRequested,
  AddressLost,
  LanguageChosen,
  PasswordChanged,
  PasswordReset,
  PasswordResetRequested,
  ProviderAccountLinked,
  SessionsRevoked,
  UserDeleted,
  UserRegistered,
  type UserEvent,
} from './user.events.js';
import { signedOut } from './signed-out.js';

export type User =
  | { readonly status: 'none' }
  | (Belonging & {
      readonly status: 'active' | 'deleted';
      readonly name: string;
      readonly email: string;
      readonly address: AddressState;
      readonly others: OtherAddresses;
      readonly passwordHash: string;
      /** Tokens carry it; only those with the current one count. */
      readonly epoch: number;
      /** Accounts at identity providers that open this one: issuer → key. */
      readonly providerAccounts: Readonly<Record<string, string>>;
      /** Unknown of accounts that no browser registered, until their member chooses one. */
      readonly language?: Language;
    });

export type UserCommand =
  | {
      readonly type: 'RegisterUser';
      readonly userId: string;
      readonly workspaceId: string;
      readonly role: Role;
      readonly name: string;
      readonly email: string;
      readonly passwordHash: string;
      /** Whoever registers has just shown that they read the mail of the address. */
      readonly addressProven?: boolean;
      /** That the browser asked for. */
      readonly language?: Language | undefined;
    }
  | { readonly type: 'RequestAddressLink'; readonly reason: 'resend' | 'registration' }
  | { readonly type: 'ConfirmAddress' }
  /** To somebody who reads its mail. */
  | { readonly type: 'LoseAddress' }
  | { readonly type: 'RequestAddressChange'; readonly changeId: string; readonly email: string }
  /** By who is signed in and reads the mail of the new address; by who reads that of the old one. */
  | { readonly type: 'ChangeAddress' | 'KeepAddress'; readonly changeId: string }
  | {
      readonly type: 'ChangePassword';
      /**
       * The hash that the current password was checked against: when it is no longer the account's, somebody else was
       * faster.
       */
      readonly provenAgainst: string;
      readonly passwordHash: string;
    }
  | { readonly type: 'RequestPasswordReset' }
  | {
      readonly type: 'ResetPassword';
      /** The epoch the link was made in: it is good until the next one. */
      readonly epoch: number;
      readonly passwordHash: string;
    }
  | { readonly type: 'RevokeSessions' }
  /** By an account at the provider whose address was verified there, and is confirmed here. */
  | { readonly type: 'LinkProviderAccount'; readonly issuer: string; readonly accountKey: string }
  | { readonly type: 'ChooseLanguage'; readonly language: Language }
  | { readonly type: 'DeleteUser' }
  /** By an invitation, for who has an account. */
  | { readonly type: 'JoinWorkspace'; readonly workspaceId: string }
  /** It was told before, or is gone. An account is nothing without any, so with the last one it goes for good. */
  | {
      readonly type: 'LeaveWorkspace';
      readonly workspaceId: string;
      /** Where the log has the removal that is followed up: who joined after it stays. */
      readonly removedAt?: Position;
    };

export const userDecider: Decider<UserCommand, UserEvent, User> = {
  category: 'user',
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'UserRegistered': {
        const { role: joinedAs, workspaceId: registeredIn, ...data } = event.data;
        const address = addressOnRegistering(joinedAs);
        const workspaces = new Map([[registeredIn, 'in' as const]]);
        const belonging = { registeredIn, joinedAs, workspaces, joinings: new Map<string, Position>() };
        return {
          status: 'active',
          epoch: 0,
          address,
          others: NO_OTHERS,
          providerAccounts: {},
          ...belonging,
          ...data,
        };
      }
      case 'WorkspaceJoined':
        return withJoining(withWorkspace(state, event.data.workspaceId, 'in'), event);
      case 'WorkspaceLeft':
        return withWorkspace(state, event.data.workspaceId, 'left');
      case 'AddressLinkRequested':
        return state;
      case 'AddressConfirmed':
        return state.status === 'none' ? state : { ...state, address: 'confirmed' };
      case 'AddressLost':
        return state.status === 'none' ? state : { ...state, address: 'lost' };
      case 'AddressChangeRequested':
      case 'AddressChanged':
      case 'AddressChangeStopped':
      case 'AddressPutBack':
        return state.status === 'none' ? state : withOtherAddress(state, event);
      case 'PasswordResetRequested':
        return state;
      case 'PasswordChanged':
      case 'PasswordReset':
        return state.status === 'none' ? state : { ...state, passwordHash: event.data.passwordHash };
      case 'SessionsRevoked':
        return state.status === 'none' ? state : { ...state, epoch: event.data.epoch };
      case 'ProviderAccountLinked': {
        if (state.status === 'none') return state;
        const { issuer, accountKey } = event.data;
        return { ...state, providerAccounts: { ...state.providerAccounts, [issuer]: accountKey } };
      }
      case 'LanguageChosen':
        return state.status === 'none' ? state : { ...state, language: event.data.language };
      case 'UserDeleted':
        return state.status === 'none' ? state : { ...state, status: 'deleted' };
    }
  },

  decide(command, state, { now }) {
    switch (command.type) {
      case 'RegisterUser': {
        if (state.status !== 'none') throw emailTaken();
        const { type: _type, addressProven, language, ...data } = command;
        const { userId } = data;
        const confirms = addressProven && addressOnRegistering(data.role) !== 'confirmed';
        return [
          UserRegistered(data),
          ...(confirms ? [AddressConfirmed({ userId })] : []),
          ...(language ? [LanguageChosen({ userId, language })] : []),
        ];
      }
      case 'RequestAddressLink':
        if (state.status !== 'active' || state.address === 'confirmed') return [];
        // Who is signed in is told; who only knocks at the address may be the one it is given to next.
        if (state.address === 'lost' && command.reason === 'resend') throw addressLost();
        return [AddressLinkRequested({ userId: state.userId, reason: command.reason })];
      case 'ConfirmAddress':
        if (state.status !== 'active' || state.address === 'confirmed') return [];
        if (state.address === 'lost') throw addressLost();
        return [AddressConfirmed({ userId: state.userId })];
      case 'LoseAddress':
        if (state.status !== 'active' || state.address === 'confirmed') throw emailTaken();
        return state.address === 'lost' ? [] : [AddressLost({ userId: state.userId })];
      case 'RequestAddressChange': {
        if (state.status !== 'active') throw changeOver();
        const { changeId, email } = command;
        // One that somebody else has by now may be asked for again: whoever reads its mail gets it.
        if (state.email === email && state.address !== 'lost') throw sameAddress();
        return [AddressChangeRequested({ userId: state.userId, changeId, email })];
      }
      case 'ChangeAddress': {
        if (state.status !== 'active') throw changeOver();
        const { userId, email: from, others, epoch } = state;
        const { wanted } = others;
        if (wanted?.changeId !== command.changeId || !isWithin(wanted.at, CHANGE_MS, now)) throw changeOver();
        return [
          AddressChanged({ userId, changeId: wanted.changeId, email: wanted.email, from }),
          SessionsRevoked({ userId, epoch: epoch + 1 }),
        ];
      }
      case 'KeepAddress': {
        if (state.status !== 'active') throw changeOver();
        const { userId, email: from, others, epoch } = state;
        const { changeId } = command;
        if (others.wanted?.changeId === changeId) return [AddressChangeStopped({ userId, changeId })];
        const former = others.former.find((one) => one.changeId === changeId);
        if (!former || !isWithin(former.at, PUT_BACK_MS, now)) throw changeOver();
        return [
          AddressPutBack({ userId, changeId, email: former.email, from }),
          SessionsRevoked({ userId, epoch: epoch + 1 }),
        ];
      }
      case 'ChangePassword':
        if (state.status !== 'active' || state.passwordHash !== command.provenAgainst) throw wrongPassword();
        return [
          PasswordChanged({ userId: state.userId, passwordHash: command.passwordHash }),
          SessionsRevoked({ userId: state.userId, epoch: state.epoch + 1 }),
        ];
      case 'RequestPasswordReset':
        // Who lost the address has no mail there to be reached by.
        if (state.status !== 'active' || state.address === 'lost') return [];
        return [PasswordResetRequested({ userId: state.userId })];
      case 'ResetPassword':
        // Who reads the mail of an address that was never confirmed may be a stranger to the account.
        if (state.status !== 'active' || state.address !== 'confirmed') throw linkUsed();
        if (state.epoch !== command.epoch) throw linkUsed();
        return [
          PasswordReset({ userId: state.userId, passwordHash: command.passwordHash }),
          SessionsRevoked({ userId: state.userId, epoch: state.epoch + 1 }),
        ];
      case 'RevokeSessions':
        if (state.status !== 'active') return [];
        return [SessionsRevoked({ userId: state.userId, epoch: state.epoch + 1 })];
      case 'LinkProviderAccount': {
        const { issuer, accountKey } = command;
        // Who only registered under an address may be a stranger to whom it belongs.
        if (state.status !== 'active' || state.address !== 'confirmed') throw addressNotConfirmed();
        const linked = state.providerAccounts[issuer];
        if (linked === accountKey) return [];
        if (linked !== undefined) throw otherProviderAccount();
        return [ProviderAccountLinked({ userId: state.userId, issuer, accountKey })];
      }
      case 'ChooseLanguage':
        if (state.status !== 'active' || state.language === command.language) return [];
        return [LanguageChosen({ userId: state.userId, language: command.language })];
      case 'DeleteUser':
        if (state.status !== 'active') return [];
        return endOf(state);
      case 'JoinWorkspace': {
        if (state.status !== 'active') throw signedOut();
        const { userId, workspaces } = state;
        const { workspaceId } = command;
        return workspaces.get(workspaceId) === 'in' ? [] : [WorkspaceJoined({ userId, workspaceId })];
      }
      case 'LeaveWorkspace': {
        const { workspaceId, removedAt } = command;
        if (state.status !== 'active' || state.workspaces.get(workspaceId) !== 'in') return [];
        const { userId, epoch, joinings } = state;
        if (removedAt !== undefined && (joinings.get(workspaceId) ?? ORIGIN) > removedAt) return [];
        if (workspacesOf(state).length > 1) return [WorkspaceLeft({ userId, workspaceId })];
        return [SessionsRevoked({ userId, epoch: epoch + 1 }), ...endOf(state)];
      }
    }
  },
};

type Known = Exclude<User, { status: 'none' }>;

/** Where it was registered, its end says by itself. */
function endOf(state: Known): UserEvent[] {
  const { userId, registeredIn } = state;
  const others = workspacesOf(state).filter((workspaceId) => workspaceId !== registeredIn);
  return [
    ...others.map((workspaceId) => WorkspaceLeft({ userId, workspaceId })),
    UserDeleted({ userId, workspaceId: registeredIn }),
  ];
}

function withWorkspace(state: User, workspaceId: string, standing: 'in' | 'left'): User {
  if (state.status === 'none') return state;
  return { ...state, workspaces: new Map(state.workspaces).set(workspaceId, standing) };
}

function withJoining(state: User, { data, position }: EventOf<typeof WorkspaceJoined> & Dated): User {
  if (state.status === 'none' || position === undefined) return state;
  return { ...state, joinings: new Map(state.joinings).set(data.workspaceId, position) };
}

function withOtherAddress(state: Known, event: EventOf<(typeof addressChangeEvents)[number]> & Dated): Known {
  const at = event.metadata?.occurredAt ?? '';
  const { others, ...user } = state;
  switch (event.type) {
    case 'AddressChangeRequested': {
      const { changeId, email } = event.data;
      return { ...user, others: { ...others, wanted: { changeId, email, at } } };
    }
    case 'AddressChangeStopped':
      return { ...user, others: { former: others.former } };
    case 'AddressChanged': {
      const { changeId, email, from } = event.data;
      const lately = others.former.filter((one) => isWithin(one.at, PUT_BACK_MS, at));
      // Who reads the mail of one that was never confirmed may be a stranger.
      const left = user.address === 'confirmed' ? [{ changeId, email: from, at }] : [];
      return { ...user, email, address: 'confirmed', others: { former: [...lately, ...left] } };
    }
    case 'AddressPutBack': {
      const { changeId, email } = event.data;
      const until = others.former.findIndex((one) => one.changeId === changeId);
      return { ...user, email, address: 'confirmed', others: { former: others.former.slice(0, Math.max(0, until)) } };
    }
  }
}

/** Not `unauthorized`: a member who mistypes stays signed in. */
export function wrongPassword(): DomainError {
  return new DomainError('wrong_password', 'invalid', 'The current password is not correct.');
}

export function linkUsed(): DomainError {
  return new DomainError(
    'link_used',
    'conflict',
    'This link is used up, or the password was changed after it was sent. Please ask for a new one if you need it.',
  );
}

export function emailTaken(): DomainError {
  return new DomainError(
    'email_taken',
    'conflict',
    'Email already exists. Please use a different email or try logging in.',
  );
}
