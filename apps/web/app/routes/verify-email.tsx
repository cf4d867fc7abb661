import { messages } from '@eszkerek/contract/messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useParams } from 'react-router';
import { VerifyResult } from '../features/auth/verify-result.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('E-mail-cím megerősítése', 'Az e-mail-címed megerősítésének eredménye.');

/** A line may not end inside the first word. */
const heading = (
  <>
    <span style={{ whiteSpace: 'nowrap' }}>E-mail-cím</span> megerősítése
  </>
);

export default function VerifyEmailPage() {
  const { token } = useParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title={heading} />
      <Panel>
        {token === undefined ? (
          <ErrorState
            title={text.errorTitle}
            message={messages.missingVerifyToken}
            actions={
              <ButtonLink variant="secondary" to="/bejelentkezes">
                Bejelentkezés
              </ButtonLink>
            }
          />
        ) : (
          <VerifyResult token={token} />
        )}
      </Panel>
    </div>
  );
}
