import type { User } from '@eszkerek/contract/entities';
import { messages } from '@eszkerek/contract/messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { ErrorState } from '@eszkerek/ui/state.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../features/auth/delete-account.tsx';
import { ParentAddress } from '../features/auth/parent-address.tsx';
import { SecondStep } from '../features/auth/second-step.tsx';
import { PaymentList } from '../features/billing/payment-list.tsx';
import { PaymentReturn } from '../features/billing/payment-return.tsx';
import { ReferralBox } from '../features/billing/referral-box.tsx';
import { SubscriptionPanel } from '../features/billing/subscription-panel.tsx';
import { MyClass } from '../features/classes/my-class.tsx';
import { TeacherModeSwitch } from '../features/classes/teacher-mode-switch.tsx';
import { TeacherRejected } from '../features/classes/teacher-rejected.tsx';
import { DataExport } from '../features/profile/data-export.tsx';
import { OwnData } from '../features/profile/own-data.tsx';
import styles from '../features/profile/profile.module.css';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { Recommended } from '../features/profile/recommended.tsx';
import { RegionSwitch } from '../features/profile/region-switch.tsx';
import { Statistics } from '../features/profile/statistics.tsx';
import { MistakeBook } from '../features/quiz/mistake-book.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { updateUser } from '../lib/session.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Profil', 'A fiókod, az eredményeid és az előfizetésed egy helyen.');

export default function ProfilePage() {
  return <RequireRole roles={['student', 'teacher', 'admin']}>{() => <Profile />}</RequireRole>;
}

function Profile() {
  const queries = useQueryClient();
  const profile = useQuery(api.profile.get.query());
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: api.profile.get.key }), [queries]);
  useEffect(() => {
    if (profile.data?.username) updateUser(profile.data);
  }, [profile.data]);
  if (profile.isPending) return <Loader label={text.loading} />;
  // An answer that is no profile, say from a proxy on the way, has no name in it.
  if (profile.isError || !profile.data.username)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <ErrorState
          title={text.errorTitle}
          message={profile.isError ? profile.error.message || messages.profileFailed : messages.profileUnavailable}
          headingLevel={1}
          onRetry={() => void profile.refetch()}
          retryLabel={text.retry}
        />
      </div>
    );
  return <ProfileView user={profile.data} refresh={refresh} />;
}

interface SectionLink {
  id: string;
  label: string;
  icon: IconName;
  danger?: boolean;
}

function sectionsFor(user: User): SectionLink[] {
  const student = user.role === 'student';
  return [
    ...(student ? [{ id: 'gyakorlas', label: 'Gyakorlás', icon: 'target' as const }] : []),
    ...(user.role === 'teacher' && user.is_approved ? [{ id: 'mester-mod', label: 'Mester Mód', icon: 'key' as const }] : []),
    { id: 'statisztika', label: 'Statisztika', icon: 'chart' },
    { id: 'elofizetes', label: 'Előfizetés', icon: 'card' },
    ...(student
      ? ([
          { id: 'ajanlas', label: 'Ajánlás', icon: 'gift' },
          { id: 'osztaly', label: 'Osztály', icon: 'people' },
        ] as const)
      : []),
    { id: 'adataid', label: 'Adataim', icon: 'person' },
    { id: 'jelszo', label: 'Jelszó', icon: 'lock' },
    { id: 'veszelyzona', label: 'Fiók törlése', icon: 'trash', danger: true },
  ];
}

function ProfileView({ user, refresh }: { user: User; refresh: () => void }) {
  const student = user.role === 'student';
  return (
    <div className={cx(layoutStyles.wrap, styles.profile)}>
      <nav className={cx(panelStyles.panel, styles.profileNav)} aria-label="A profil részei">
        {sectionsFor(user).map(section => (
          <a key={section.id} href={`#${section.id}`} className={section.danger ? styles.profileDanger : undefined}>
            <Icon name={section.icon} />
            {section.label}
          </a>
        ))}
      </nav>
      <div className={styles.profileBody}>
        <ProfileHead user={user} />
        <PaymentReturn onActive={refresh} />
        {user.is_rejected && <TeacherRejected reason={user.rejection_reason} />}
        {!user.is_approved && !user.is_rejected && <MessageBar kind="info">{messages.waitingForApproval}</MessageBar>}
        {student && (
          <Panel id="gyakorlas" title="Ajánlott gyakorlás" icon="target" lead="Ezeknél a kvízeknél van a legtöbb esélyed javítani.">
            <Recommended />
          </Panel>
        )}
        {user.role === 'teacher' && user.is_approved && (
          <Panel id="mester-mod" title="Mester Mód" icon="key">
            <TeacherModeSwitch />
          </Panel>
        )}
        <Panel id="statisztika" title="Tanulási statisztika" icon="chart" lead="Minden befejezett lecke és kvíz számít.">
          <Statistics />
        </Panel>
        {student && (
          <Panel id="javitofuzet" title="Javítófüzet" icon="edit" lead="Amit elvétettél, visszajön: addig gyakorlod, amíg meg nem marad.">
            <MistakeBook />
          </Panel>
        )}
        <div className={student ? styles.profileDuo : undefined}>
          <Panel id="elofizetes" title="Előfizetés" icon="card">
            <SubscriptionPanel user={user} />
            <PaymentList />
          </Panel>
          {student && (
            <Panel
              id="ajanlas"
              title="Hívd meg a barátaidat!"
              icon="gift"
              lead="Minden 5. előfizető barát után 1 hónap prémium jár, ha neked is van aktív előfizetésed."
            >
              <ReferralBox user={user} />
            </Panel>
          )}
        </div>
        {student && (
          <Panel id="osztaly" title="Osztályom" icon="people">
            <MyClass className={user.class_name} onChanged={refresh} />
          </Panel>
        )}
        <Panel id="adataid" title="Adataim" icon="person" lead="Az e-mail-címed nem módosítható.">
          <OwnData user={user} onChanged={refresh} />
          {student && <ParentAddress user={user} onChanged={refresh} />}
          <h3>Tanterv</h3>
          <RegionSwitch />
          <h3>Az adataid a tieid</h3>
          <DataExport />
        </Panel>
        <Panel id="jelszo" title="Jelszó módosítása" icon="lock" lead="A sikeres módosítás után 3 másodperccel kijelentkeztetünk.">
          {user.has_password ? (
            <ChangePasswordForm />
          ) : (
            <p className={panelStyles.panelLead} data-part="panel-lead">
              Google-fiókkal lépsz be. Jelszót az „Elfelejtett jelszó” oldalon állíthatsz be.
            </p>
          )}
        </Panel>
        {user.role === 'admin' && (
          <Panel id="ketlepcsos" title="Kétlépcsős belépés" icon="shield">
            <SecondStep enabled={user.totp_enabled} onChanged={refresh} />
          </Panel>
        )}
        <Panel
          id="veszelyzona"
          title="Veszélyzóna"
          icon="warning"
          danger
          lead="A fiók törlése végleges: az eredményeid és a statisztikáid is elvesznek."
        >
          <DeleteAccount hasPassword={user.has_password} />
        </Panel>
      </div>
    </div>
  );
}
