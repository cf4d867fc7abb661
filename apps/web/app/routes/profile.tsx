import { messages } from '@eszkerek/contract/messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useTabInView } from '@eszkerek/ui/use-tab-in-view.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { PaymentReturn } from '../features/billing/payment-return.tsx';
import { TeacherRejected } from '../features/classes/teacher-rejected.tsx';
import styles from '../features/profile/profile.module.css';
import type { ProfileContext } from '../features/profile/profile-context.ts';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { profileTabs, tabOfSection } from '../features/profile/profile-tabs.ts';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { updateUser } from '../lib/session.ts';
import { useHashInView } from '../lib/use-hash-in-view.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Profil', 'A fiókod, az eredményeid és az előfizetésed egy helyen.');

export default function ProfilePage() {
  return (
    <RequireRole roles={['student', 'teacher', 'admin']} reason="A profilod megnyitásához lépj be.">
      {() => <Profile />}
    </RequireRole>
  );
}

/** What every tab needs: the account as the server knows it. */
function Profile() {
  const queries = useQueryClient();
  const { pathname, hash } = useLocation();
  const profile = useQuery(api.profile.get.query());
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: api.profile.get.key }), [queries]);
  useEffect(() => {
    if (profile.data?.username) updateUser(profile.data);
  }, [profile.data]);
  const forward = tabOfSection(hash.slice(1));
  if (forward && forward !== pathname) return <Navigate to={forward + hash} replace />;
  if (profile.isPending) return <Loader label={text.loading} />;
  // An answer that is no profile, say from a proxy on the way, has no name in it.
  if (profile.isError || !profile.data.username)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <ErrorState
          title={text.errorTitle}
          message={profile.isError ? profile.error.message || messages.profileFailed : messages.profileUnavailable}
          headingLevel={1}
          onRetry={() => void profile.refetch()}
          retryLabel={text.retry}
        />
      </div>
    );
  return <ProfileView user={profile.data} refresh={refresh} />;
}

function ProfileView({ user, refresh }: ProfileContext) {
  const tabs = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  useTabInView(tabs, pathname);
  useHashInView(hash);
  return (
    <div className={cx(layoutStyles.wrap, styles.profile)}>
      <nav ref={tabs} className={cx(panelStyles.panel, styles.profileNav)} aria-label="A profil részei">
        {profileTabs(user.role).map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.profileBody}>
        <ProfileHead user={user} short={pathname.startsWith('/profil/')} />
        <PaymentReturn onActive={refresh} />
        {user.is_rejected && <TeacherRejected reason={user.rejection_reason} />}
        {!user.is_approved && !user.is_rejected && <MessageBar kind="info">{messages.waitingForApproval}</MessageBar>}
        <Outlet context={{ user, refresh } satisfies ProfileContext} />
      </div>
    </div>
  );
}
