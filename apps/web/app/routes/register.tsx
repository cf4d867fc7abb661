import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SplitPanel } from '@eszkerek/ui/split-panel.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { type MailedLetter, Registered } from '../features/auth/registered.tsx';
import { emptyForm, type RegistrationForm } from '../features/auth/registration-form.ts';
import { useSentLetter } from '../features/auth/sent-letter.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AccountAside } from '../shell/account-aside.tsx';

export const meta = () => pageMeta('Regisztráció', 'Hozz létre fiókot, és 30 napig minden prémium tartalmat ingyen kipróbálhatsz.');

export default function RegisterPage() {
  const navigate = useNavigate();
  const [role, setRole] = useState<'student' | 'teacher'>('student');
  // Passwords too, so in memory alone: leaving the page forgets it.
  const [typed, setTyped] = useState<RegistrationForm>();
  const [mailed, setMailed] = useSentLetter();
  const onMailed = (letter: MailedLetter, form: RegistrationForm) => {
    setMailed(letter);
    setTyped(form);
  };
  const onAnother = () => {
    // After a reload the address is all that is left to correct.
    if (mailed) setTyped(before => before ?? { ...emptyForm, email: mailed.email });
    setMailed(null);
  };
  if (mailed)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
        <Panel>
          <Registered {...mailed} onAnother={onAnother} />
        </Panel>
      </div>
    );
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <SplitPanel
        aside={
          <AccountAside
            title="Kezdjük el együtt!"
            role={role}
            lead={
              role === 'teacher'
                ? 'Hozd létre a fiókodat! Ha jóváhagytuk, a prémium tananyag tanárként ingyen a tiéd.'
                : 'Hozd létre a fiókodat, és 30 napig minden prémium tartalmat ingyen kipróbálhatsz.'
            }
          />
        }
        pictureLabel="Az Észkerék kereke"
      >
        <div>
          <h1>Regisztráció</h1>
          <p className={panelStyles.panelLead} data-part="panel-lead">
            Van már fiókod?{' '}
            <Link className="link" to="/bejelentkezes">
              Jelentkezz be!
            </Link>
          </p>
        </div>
        <RegisterForm onEntered={() => void navigate('/profil')} onRole={setRole} onMailed={onMailed} start={typed} />
      </SplitPanel>
    </div>
  );
}
