import { useSyncExternalStore } from 'react';
import { clearStored, createStored } from './stored.ts';
import { teacherMode } from './teacher-mode.ts';

export const roles = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What the device remembers of the logged-in user; the server's word always counts more. */
export interface SessionUser {
  username: string;
  role: Role;
  real_name?: string | null;
  call_name?: string | null;
  email?: string | null;
  is_subscribed?: boolean;
  subscription_status?: string;
  is_approved?: boolean;
  created_at?: string;
}

export type Session =
  | { status: 'loading'; user: null; token: null }
  | { status: 'guest'; user: null; token: null }
  | { status: 'user'; user: SessionUser; token: string };

const loading: Session = { status: 'loading', user: null, token: null };
const guest: Session = { status: 'guest', user: null, token: null };

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { username, role } = value as Record<string, unknown>;
  return typeof username === 'string' && username !== '' && roles.some(known => known === role);
}

const storedToken = createStored<string | null>('token', {
  initial: null,
  parse: text => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
  print: token => token,
});

const storedUser = createStored<SessionUser | null>('user', {
  initial: null,
  parse: text => {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : undefined;
  },
  print: user => (user === null ? null : JSON.stringify(user)),
});

const leaveListeners = new Set<() => void>();
const listeners = new Set<() => void>();
let cached: Session | null = null;
let started = false;
let changing = false;

/** Token and user are two entries: while both are being written nobody may look at the half-written pair. */
function changeTogether(change: () => void): void {
  changing = true;
  try {
    change();
  } finally {
    changing = false;
    changed();
  }
}

function changed(): void {
  if (changing) return;
  cached = null;
  for (const listener of listeners) listener();
}
storedToken.subscribe(changed);
storedUser.subscribe(changed);

function read(): Session {
  const token = storedToken.get();
  const user = storedUser.get();
  return token !== null && user !== null ? { status: 'user', user, token } : guest;
}

/** At startup half a session is a corrupt one: it is cleared. Later it may just be another tab in the middle of a login. */
function restore(): Session {
  const session = read();
  if (!started && session.status === 'guest') {
    changing = true;
    if (storedToken.get() !== null) storedToken.set(null);
    if (storedUser.get() !== null) storedUser.set(null);
    changing = false;
  }
  started = true;
  return session;
}

export function currentSession(): Session {
  if (typeof localStorage === 'undefined') return loading;
  cached ??= restore();
  return cached;
}

/** Called after every login, logout and change of the user, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The prerendered page knows no session: it says "loading" until the device was asked. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => loading);
}

export function logIn(user: SessionUser, token: string): void {
  if (user.role !== 'teacher') teacherMode.set(false);
  changeTogether(() => {
    storedUser.set(user);
    storedToken.set(token);
  });
}

/** The server replaced the token of this session. */
export function renewToken(token: string): void {
  if (currentSession().status === 'user') storedToken.set(token);
}

/** Takes over what the server says about the user who is logged in. */
export function updateUser(changes: Partial<SessionUser>): void {
  const session = currentSession();
  if (session.status === 'user') storedUser.set({ ...session.user, ...changes });
}

/** Called on every logout, wanted or forced, before the device is cleared. */
export function onLeave(listener: () => void): () => void {
  leaveListeners.add(listener);
  return () => {
    leaveListeners.delete(listener);
  };
}

export function logOut(): void {
  for (const listener of leaveListeners) listener();
  changeTogether(clearStored);
}
