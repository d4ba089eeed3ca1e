/**
 * Who is signed in. Kept in the browser's storage under `token`, `user` and `workspace`, and restored only when all
 * three are there and parse; otherwise all three are cleared. Other tabs follow; into another workspace by being loaded
 * again, and until they are they go on in the one they show. It does not know whether the token is still good: the
 * server says so, with a 401.
 */
import type { Role, Session, User, Workspace } from '#contracts/auth.js';
import { may, type Permission } from '#contracts/roles.js';
import { useSyncExternalStore } from 'react';
import { callInTheNameOf } from '../../lib/credentials.js';
import { forgetPosition } from '../../lib/position.js';
import { paths } from '../paths.js';

const KEYS = ['token', 'user', 'workspace'] as const;
/** Beside them, of a session that a company's identity provider began: where one signs out there, too. */
const AWAY = 'signOutAddress';
type KeptSession = Session & { signOutAddress?: string };
type WorkspaceFigures = Pick<Workspace, 'plan' | 'monthlyCredits' | 'usedCredits'>;
const listeners = new Set<() => void>();
/** Undefined until first asked for. */
let current: KeptSession | null | undefined;
let leftLast = false;

export function currentSession(): KeptSession | null {
  if (current === undefined) current = restore();
  return current;
}

export function startSession(session: KeptSession): void {
  leftLast = false;
  keep(session);
  change(session);
}

/** The same member in another workspace: nothing of this page outlives it, and nothing is asked in its name before. */
export function moveTo(session: Session): void {
  const signOutAddress = currentSession()?.signOutAddress;
  keep({ ...session, ...(signOutAddress !== undefined && { signOutAddress }) });
  location.assign(paths.dashboard);
}

function keep(session: KeptSession): void {
  // First the workspace: another tab must see that it is another before it sees its token.
  localStorage.setItem('workspace', JSON.stringify(session.workspace));
  localStorage.setItem('user', JSON.stringify(session.user));
  localStorage.setItem('token', session.token);
  if (session.signOutAddress === undefined) localStorage.removeItem(AWAY);
  else localStorage.setItem(AWAY, session.signOutAddress);
}

/** What is newly known of the workspace; screens that do not ask the server (prices, the margin at first) go by it. */
export function renewWorkspace({ plan, monthlyCredits, usedCredits }: WorkspaceFigures): void {
  const session = currentSession();
  if (!session) return;
  const old = session.workspace;
  if (old.plan === plan && old.monthlyCredits === monthlyCredits && old.usedCredits === usedCredits) return;
  const workspace = { ...old, plan, monthlyCredits, usedCredits };
  if (!hasMoved()) localStorage.setItem('workspace', JSON.stringify(workspace));
  change({ ...session, workspace });
}

/** The account has another address, and goes on with a fresh token. */
export function renewAddress(email: string, token: string): void {
  const session = currentSession();
  if (session) startSession({ ...session, token, user: { ...session.user, email } });
}

/** An owner may make somebody something else while they are signed in. */
export function renewRole(role: Role): void {
  const session = currentSession();
  if (!session || session.user.role === role) return;
  const user = { ...session.user, role };
  if (!hasMoved()) localStorage.setItem('user', JSON.stringify(user));
  change({ ...session, user });
}

/** @param left by the member's own wish, not because the server refused the token */
export function endSession({ left = true } = {}): void {
  clear();
  forgetPosition();
  leftLast = left;
  change(null);
}

/** Did the last session of this page end by its member's wish? */
export const hasLeft = (): boolean => leftLast;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told when somebody else signed in or somebody signed out; a fresh token of the same member is no news to it. */
export function subscribeToMember(listener: () => void): () => void {
  const who = () => (typeof localStorage === 'undefined' ? undefined : currentSession()?.user.id);
  let before = who();
  return subscribeToSession(() => {
    const now = who();
    if (now === before) return;
    before = now;
    listener();
  });
}

/** Nobody while a page is drawn in advance and taken over by the browser. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession, () => null);
}

/** What the server would refuse is not offered. */
export function useMay(permission: Permission): boolean {
  return may(useSession()?.user.role, permission);
}

/** The three items as a session, or null after clearing what is left of them. */
export function restore(storage: Pick<Storage, 'getItem' | 'removeItem'> = localStorage): KeptSession | null {
  const token = storage.getItem('token');
  const user = parse(storage.getItem('user'));
  const workspace = parse(storage.getItem('workspace'));
  const signOutAddress = storage.getItem(AWAY);
  if (token && isUser(user) && isWorkspace(workspace))
    return { token, user, workspace, ...(signOutAddress !== null && { signOutAddress }) };
  clear(storage);
  return null;
}

/*
 * By hand and not by the contract's schema: the front page looks here, too, and shall not carry a schema library for
 * it.
 */
const has = (value: unknown, type: 'string' | 'number', ...names: string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === type);

function isUser(value: unknown): value is User {
  return has(value, 'string', 'id', 'name', 'email', 'role');
}

function isWorkspace(value: unknown): value is Workspace {
  return has(value, 'string', 'id', 'name', 'plan') && has(value, 'number', 'monthlyCredits', 'usedCredits');
}

function clear(storage: Pick<Storage, 'removeItem'> = localStorage): void {
  for (const key of [...KEYS, AWAY]) storage.removeItem(key);
}

function change(session: KeptSession | null): void {
  current = session;
  for (const listener of listeners) listener();
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

callInTheNameOf({
  token: () => currentSession()?.token,
  refused: () => {
    if (hasMoved()) location.assign(paths.dashboard);
    else endSession({ left: false });
  },
});

/** Another tab writes one item after the other: what is half written is not for this one to clear. */
const looking = { getItem: (key: string) => localStorage.getItem(key), removeItem: () => undefined };

/** Another tab went on in another workspace of the same member: what is kept is no business of this page's any more. */
function hasMoved(kept = restore(looking)): boolean {
  return !!current && !!kept && kept.user.id === current.user.id && kept.workspace.id !== current.workspace.id;
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key !== null && !(KEYS as readonly string[]).includes(event.key)) return;
    const session = restore(looking);
    if (hasMoved(session)) return location.assign(paths.dashboard);
    leftLast = session === null;
    change(session);
  });
}
