import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SplitPanel } from '@eszkerek/ui/split-panel.tsx';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AlreadyIn } from '../features/auth/already-in.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useLockedPage } from '../features/auth/use-locked-page.ts';
import { WallSkeleton } from '../features/auth/wall-skeleton.tsx';
import { api } from '../lib/api.ts';
import { readLoginState } from '../lib/login-state.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { updateUser, useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { AccountAside } from '../shell/account-aside.tsx';

export const meta = () => pageMeta('Bejelentkezés', 'Lépj be az Észkerék-fiókodba, és folytasd ott, ahol abbahagytad.');

const LockedWall = lazyPanel(() => import('./locked-wall.tsx'));

export default function LoginPage() {
  // The browser keeps the state of the address over a reload; the prerendered page does not know it.
  const hydrated = useHydrated();
  const { message, from, email, locked: handedOver } = readLoginState(useLocation().state);
  const greeted = hydrated && email !== undefined;
  const navigate = useNavigate();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const user = entering ? null : session.user;
  // The redirect of a premium page ends here: this is its wall, with the login form for guests.
  const asked = useLockedPage(session.status === 'loading' || handedOver ? undefined : from);
  const locked = session.status === 'loading' ? undefined : (handedOver ?? asked.locked);
  const openPage = async () => {
    await api.profile.get().then(updateUser, () => undefined);
    await navigate(from ?? '/', { replace: true });
  };
  const form = (
    <>
      <LoginForm email={email} onEntering={() => setEntering(true)} onLoggedIn={() => void navigate(from ?? '/', { replace: true })} />
      <p className={panelStyles.panelLead} data-part="panel-lead">
        Nincs e-mail-címed?{' '}
        <Link className="link" to="/osztaly-belepes">
          Belépés osztálykóddal
        </Link>
      </p>
    </>
  );
  if (asked.loading || locked)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        {locked ? (
          <Suspense fallback={<WallSkeleton page={locked} />}>
            <LockedWall page={locked} message={message} user={user} onJoined={() => void openPage()} login={form} />
          </Suspense>
        ) : (
          <WallSkeleton />
        )}
      </div>
    );
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <SplitPanel
        aside={
          <AccountAside
            title="Jó, hogy itt vagy!"
            lead={greeted ? 'Már csak a jelszavad kell, és indulhatunk.' : 'Lépj be, és folytasd ott, ahol abbahagytad.'}
          />
        }
        pictureLabel="Az Észkerék kereke"
      >
        <div>
          <h1>Bejelentkezés</h1>
          {!user && !greeted && (
            <p className={panelStyles.panelLead} data-part="panel-lead">
              Még nincs fiókod?{' '}
              <Link className="link" to="/regisztracio">
                Regisztrálj!
              </Link>
            </p>
          )}
        </div>
        {hydrated && message && !user && <MessageBar kind="info">{message}</MessageBar>}
        {user ? <AlreadyIn user={user} message={message} /> : form}
      </SplitPanel>
    </div>
  );
}
