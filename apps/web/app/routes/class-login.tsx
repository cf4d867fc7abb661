import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SplitPanel } from '@eszkerek/ui/split-panel.tsx';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AlreadyIn } from '../features/auth/already-in.tsx';
import { ClassCard } from '../features/auth/class-card.tsx';
import { ClassLogin } from '../features/auth/class-login.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { AccountAside } from '../shell/account-aside.tsx';

export const meta = () => pageMeta('Osztálybelépés', 'Belépés az osztálykóddal, a neveddel és a képeiddel, e-mail-cím nélkül.');

/** `?osztaly=` is a class code; what stands after the # is the code of a card, which must not reach a log. */
export default function ClassLoginPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [address, setAddress] = useSearchParams();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const code = hash.slice(1);
  const withCard = code !== '';
  const loggedIn = session.status === 'user' && !entering && !withCard;
  const enter = { onEntering: () => setEntering(true), onLoggedIn: () => void navigate('/', { replace: true }) };
  const showCard = (next: string | null) => void navigate({ search: address.toString(), hash: next ?? '' }, { replace: true });
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <SplitPanel
        aside={<AccountAside title="Jó, hogy itt vagy!" lead="Az osztálykódoddal e-mail-cím nélkül is beléphetsz." />}
        pictureLabel="Az Észkerék kereke"
      >
        <div>
          <h1>Osztálybelépés</h1>
          {!loggedIn && (
            <p className={panelStyles.panelLead} data-part="panel-lead">
              {withCard ? (
                'Válassz jelszót a kártyádhoz!'
              ) : (
                <>
                  Van e-mail-címed?{' '}
                  <Link className="link" to="/bejelentkezes">
                    Lépj be azzal!
                  </Link>
                </>
              )}
            </p>
          )}
        </div>
        {loggedIn ? (
          <AlreadyIn user={session.user} />
        ) : withCard ? (
          <ClassCard key={code} code={code} onCode={showCard} {...enter} />
        ) : (
          <ClassLogin
            classCode={address.get('osztaly')}
            onCard={showCard}
            onClassCode={next => setAddress(next ? { osztaly: next } : {}, { replace: next === null })}
            {...enter}
          />
        )}
      </SplitPanel>
    </div>
  );
}
