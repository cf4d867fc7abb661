import { Art } from '@eszkerek/ui/art.tsx';
import { PremiumWall } from '../features/auth/premium-wall.tsx';
import { PlanRow } from '../features/billing/plan-row.tsx';
import { cardArt } from '../features/catalog/card-art.ts';
import { tintOf } from '../features/catalog/tint.ts';
import { JoinClass } from '../features/classes/join-class.tsx';
import type { LockedPage } from '../lib/login-state.ts';
import type { SessionUser } from '../lib/session.ts';

interface LockedWallProps {
  page: LockedPage;
  message?: string;
  user: SessionUser;
  /** The pupil entered a class: the page may be open now. */
  onJoined: () => void;
}

/** The wall of a premium page for someone who is signed in; loaded apart, because most visitors of the login page never see it. */
export default function LockedWall({ page, message, user, onJoined }: LockedWallProps) {
  return (
    <PremiumWall
      page={page}
      message={message}
      picture={<Art name={cardArt(page.picture ?? '', tintOf(page.subject))} />}
      ways={
        <>
          <PlanRow user={user} />
          {user.role === 'student' && (
            <div>
              <h3>Van osztálykódod?</h3>
              <JoinClass onJoined={onJoined} />
            </div>
          )}
        </>
      }
    />
  );
}
