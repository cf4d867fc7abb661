import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Link, useLocation } from 'react-router';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { readLoginState } from '../lib/login-state.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Elfelejtett jelszó', 'Kérj új jelszót az e-mail-címedre.');

export default function ForgotPasswordPage() {
  // The page that refused a login hands its address over.
  const { email } = readLoginState(useLocation().state);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Elfelejtett jelszó" lead="Add meg az e-mail-címed, és küldünk egy linket, amellyel új jelszót állíthatsz be." />
      <Panel className={formStyles.formGrid}>
        <ForgotForm email={email} />
        <Link className="link" to="/bejelentkezes">
          Vissza a bejelentkezéshez
        </Link>
      </Panel>
    </div>
  );
}
