import { messages } from '@eszkerek/contract/messages';
import { useParams } from 'react-router';
import { VerifyResult } from '../features/auth/verify-result.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { ErrorState } from '../ui/state.tsx';

export const meta = () => pageMeta('E-mail-cím megerősítése', 'Az e-mail-címed megerősítésének eredménye.');

export default function VerifyEmailPage() {
  const { token } = useParams();
  return (
    <div className="wrap page narrow">
      <PageHeader title="E-mail-cím megerősítése" />
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
