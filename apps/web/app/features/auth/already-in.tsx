import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useNavigate } from 'react-router';
import { givenName } from '../../lib/given-name.ts';
import { leave } from '../../lib/leave.ts';
import { hasPremiumAccess } from '../../lib/premium-access.ts';
import type { SessionUser } from '../../lib/session.ts';
import { text } from '../../text/common.ts';

interface AlreadyInProps {
  user: SessionUser;
  message?: string | undefined;
}

/** The login page for someone who is logged in: usually sent here by content that needs premium access. */
export function AlreadyIn({ user, message }: AlreadyInProps) {
  const navigate = useNavigate();
  const premium = hasPremiumAccess(user, Date.now());
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <div className={formStyles.formGrid}>
      <MessageBar kind="info">{message ?? `Be vagy jelentkezve, ${givenName(user)}.`}</MessageBar>
      <div className={layoutStyles.row} data-part="row">
        {premium ? (
          <ButtonLink to="/">{text.home}</ButtonLink>
        ) : (
          <ButtonLink variant="spark" icon="star" to="/profil#elofizetes">
            Előfizetek
          </ButtonLink>
        )}
        <Button variant="secondary" icon="arrow-left" onClick={goBack}>
          {text.back}
        </Button>
        {/* On a tablet of the class the one before may still be in. */}
        {!message && (
          <Button variant="ghost" icon="logout" onClick={leave}>
            Nem én vagyok, kilépek
          </Button>
        )}
      </div>
    </div>
  );
}
