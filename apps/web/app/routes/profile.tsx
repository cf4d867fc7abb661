import { messages } from '@eszkerek/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../features/auth/delete-account.tsx';
import { OwnData } from '../features/profile/own-data.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { MessageBar } from '../ui/message-bar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { ErrorState } from '../ui/state.tsx';

export const meta = () => pageMeta('Profil', 'A fiókod, az eredményeid és az előfizetésed egy helyen.');

export default function ProfilePage() {
  return (
    <RequireRole roles={['student', 'teacher', 'admin']}>
      {() => (
        <div className="wrap page">
          <PageHeader title="Profil" lead="A fiókod, az eredményeid és az előfizetésed egy helyen." />
          <Profile />
        </div>
      )}
    </RequireRole>
  );
}

function Profile() {
  const queries = useQueryClient();
  const profile = useQuery(api.profile.get.query());
  if (profile.isPending) return <Loader label={text.loading} />;
  if (profile.isError)
    return (
      <ErrorState
        title={text.errorTitle}
        message={profile.error.message || messages.profileFailed}
        headingLevel={2}
        onRetry={() => void profile.refetch()}
        retryLabel={text.retry}
      />
    );
  const user = profile.data;
  return (
    <div className="stack">
      {!user.is_approved && <MessageBar kind="info">{messages.waitingForApproval}</MessageBar>}
      <Panel id="adataid" title="Adataid" icon="person">
        <OwnData user={user} onChanged={() => void queries.invalidateQueries({ queryKey: api.profile.get.key })} />
      </Panel>
      <Panel id="jelszo" title="Jelszó módosítása" icon="key">
        {user.has_password ? (
          <ChangePasswordForm />
        ) : (
          <p className="panel-lead">Google-fiókkal lépsz be. Jelszót az „Elfelejtett jelszó” oldalon állíthatsz be.</p>
        )}
      </Panel>
      <Panel id="veszelyzona" title="Veszélyzóna" icon="warning" danger lead="A fiók törlése végleges.">
        <DeleteAccount hasPassword={user.has_password} />
      </Panel>
    </div>
  );
}
