import panelStyles from '@eszkerek/ui/panel.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { AddAddress } from '../features/auth/add-address.tsx';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../features/auth/delete-account.tsx';
import { ParentAddress } from '../features/auth/parent-address.tsx';
import { SecondStep } from '../features/auth/second-step.tsx';
import { CallName } from '../features/profile/call-name.tsx';
import { DataExport } from '../features/profile/data-export.tsx';
import { MotionSwitch } from '../features/profile/motion-switch.tsx';
import { OwnData } from '../features/profile/own-data.tsx';
import styles from '../features/profile/profile.module.css';
import { useProfile } from '../features/profile/profile-context.ts';
import { RegionSwitch } from '../features/profile/region-switch.tsx';

export default function ProfileData() {
  const { user, refresh } = useProfile();
  return (
    <>
      <Panel
        id="adataid"
        title="Adataim"
        icon="person"
        lead={user.email ? 'Az e-mail-címed nem módosítható.' : 'Még nincs e-mail-címed: az osztálykóddal lépsz be.'}
      >
        <div className={styles.dataForms}>
          <OwnData user={user} onChanged={refresh} />
          {user.role === 'student' && <CallName onChanged={refresh} />}
          {user.email === null && <AddAddress hasPassword={user.has_password} />}
          {user.role === 'student' && user.email !== null && <ParentAddress user={user} onChanged={refresh} />}
        </div>
        <h3>Tanterv</h3>
        <RegionSwitch />
        <h3>Megjelenés</h3>
        <MotionSwitch />
        <h3>Az adataid a tieid</h3>
        <DataExport />
      </Panel>
      <Panel id="jelszo" title="Jelszó módosítása" icon="lock" lead="A sikeres módosítás után 3 másodperccel kijelentkeztetünk.">
        {user.has_password ? (
          <ChangePasswordForm />
        ) : (
          <p className={panelStyles.panelLead} data-part="panel-lead">
            {user.email === null
              ? 'Képekkel lépsz be. Új képeket vagy jelszót a tanárodtól kapott kártyával állíthatsz be.'
              : `${user.has_google ? 'Google-fiókkal lépsz be. ' : ''}Jelszót az „Elfelejtett jelszó” oldalon állíthatsz be.`}
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
    </>
  );
}
