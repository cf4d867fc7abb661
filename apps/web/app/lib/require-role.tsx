import { Loader } from '@eszkerek/ui/loader.tsx';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { text } from '../text/common.ts';
import { isGoingHome } from './leave.ts';
import type { LoginState } from './login-state.ts';
import { type Role, type SessionUser, useSession } from './session.ts';

interface RequireRoleProps {
  roles: readonly Role[];
  /** Tells a guest at the login why this page needs an account. */
  reason?: string;
  children: (user: SessionUser) => ReactNode;
}

/** The route guard: waits for the session, sends guests to login with the origin, and the wrong role home. */
export function RequireRole({ roles, reason = 'Ehhez az oldalhoz lépj be a fiókoddal!', children }: RequireRoleProps) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading' || (session.status === 'guest' && isGoingHome())) return <Loader label={text.loading} />;
  if (session.status === 'guest') {
    const state: LoginState = { from: location.pathname + location.search + location.hash, message: reason };
    return <Navigate to="/bejelentkezes" replace state={state} />;
  }
  if (!roles.includes(session.user.role)) return <Navigate to="/" replace />;
  return children(session.user);
}
