import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import { Art } from '@eszkerek/ui/art.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type FreeOffer, PremiumWall } from '../features/auth/premium-wall.tsx';
import { ParentLink } from '../features/billing/parent-link.tsx';
import { PlanRow } from '../features/billing/plan-row.tsx';
import { cardArt } from '../features/catalog/card-art.ts';
import { tintOf } from '../features/catalog/tint.ts';
import { JoinClass } from '../features/classes/join-class.tsx';
import { useFreeLesson } from '../features/guide/use-free-lesson.ts';
import { givenName } from '../lib/given-name.ts';
import type { LockedPage } from '../lib/login-state.ts';
import type { SessionUser } from '../lib/session.ts';
import { text } from '../text/common.ts';

interface LockedWallProps {
  page: LockedPage;
  message?: string;
  /** Null: a guest. */
  user: SessionUser | null;
  /** The pupil entered a class: the page may be open now. */
  onJoined: () => void;
  /** The login form, for guests. */
  login: ReactNode;
}

/** The wall of a premium page; loaded apart, because most visitors of the login page never see it. */
export default function LockedWall({ page, message, user, onJoined, login }: LockedWallProps) {
  const wall = { page, message, picture: <Art name={cardArt(page.picture ?? '', tintOf(page.subject))} /> };
  return user ? <OwnWall wall={wall} user={user} onJoined={onJoined} /> : <GuestWall wall={wall} login={login} />;
}

interface Wall {
  page: LockedPage;
  message?: string | undefined;
  picture: ReactNode;
}

function GuestWall({ wall, login }: { wall: Wall; login: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  const { subject } = wall.page;
  const toForm = () => form.current?.querySelector<HTMLInputElement>('input[type="email"]')?.focus();
  return (
    <PremiumWall
      {...wall}
      lead={`Regisztrálj, és ${TRIAL_DAYS} napig minden lecke nyitva áll előtted. Bankkártya nem kell.`}
      first={
        <ButtonLink size="lg" block to="/regisztracio">
          {TRIAL_DAYS} nap ingyen: Regisztrálok
        </ButtonLink>
      }
      others={
        <>
          <Button variant="ghost" block onClick={toForm}>
            Van már fiókom
          </Button>
          <ButtonLink variant="ghost" block to="/elofizetes">
            Mennyibe kerül utána?
          </ButtonLink>
        </>
      }
      {...(subject && { free: { to: `/targy/${subject}`, title: 'ingyenes leckék', text: 'Regisztráció nélkül is' } })}
      ways={{
        id: 'belepes',
        title: 'Bejelentkezés',
        content: (
          <div className={formStyles.formGrid} ref={form}>
            {login}
          </div>
        ),
      }}
    />
  );
}

function OwnWall({ wall, user, onJoined }: { wall: Wall; user: SessionUser; onJoined: () => void }) {
  const navigate = useNavigate();
  const pupil = user.role === 'student';
  const lesson = useFreeLesson(wall.page, pupil);
  const free: FreeOffer | undefined = lesson && {
    to: lesson.link,
    title: lesson.title,
    text: lesson.sameUnit ? 'Ugyanebből a témából, ingyen' : 'Közeli téma, ingyen',
  };
  return (
    <PremiumWall
      {...wall}
      {...(wall.message && { message: `${wall.message} A bejelentkezés már megvan, csak a prémium hozzáférés hiányzik.` })}
      lead={`${givenName(user)}, a próbaidőd lejárt. Ez az oldal előfizetéssel${pupil ? ' vagy osztálykóddal' : ''} nyílik újra.`}
      first={
        pupil ? (
          <ParentLink lesson={wall.page.title} block />
        ) : (
          <ButtonLink size="lg" block to="/elofizetes">
            Megnézem a csomagokat
          </ButtonLink>
        )
      }
      {...(free && { free })}
      ways={{
        id: 'igy-nyilik',
        title: 'Így nyithatod meg',
        content: (
          <>
            {pupil && (
              <div>
                <h3>Van osztálykódod?</h3>
                <JoinClass onJoined={onJoined} />
              </div>
            )}
            <PlanRow user={user} />
            <div>
              <Button variant="ghost" icon="arrow-left" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}>
                {text.back}
              </Button>
            </div>
          </>
        ),
      }}
    />
  );
}
