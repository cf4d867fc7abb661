import { messages } from '@eszkerek/contract/messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useParams } from 'react-router';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Új jelszó', 'Adj meg új jelszót a fiókodhoz.');

export default function ResetPasswordPage() {
  const { token } = useParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Új jelszó" lead="Válassz erős jelszót, és írd be kétszer." />
      <Panel>
        {token === undefined ? (
          <ErrorState
            title={text.errorTitle}
            message={messages.missingVerifyToken}
            actions={<ButtonLink to="/elfelejtett-jelszo">Új linket kérek</ButtonLink>}
          />
        ) : (
          <ResetForm token={token} />
        )}
      </Panel>
    </div>
  );
}
