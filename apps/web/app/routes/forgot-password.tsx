import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Link } from 'react-router';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Elfelejtett jelszó', 'Kérj új jelszót az e-mail-címedre.');

export default function ForgotPasswordPage() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Elfelejtett jelszó" lead="Add meg az e-mail-címed, és küldünk egy linket, amellyel új jelszót állíthatsz be." />
      <Panel className={formStyles.formGrid}>
        <ForgotForm />
        <Link className="link" to="/bejelentkezes">
          Vissza a bejelentkezéshez
        </Link>
      </Panel>
    </div>
  );
}
