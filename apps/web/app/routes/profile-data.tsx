import panelStyles from '@eszkerek/ui/panel.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { ChangePasswordForm } from '../features/auth/change-password-form.tsx';
import { DeleteAccount } from '../features/auth/delete-account.tsx';
import { ParentAddress } from '../features/auth/parent-address.tsx';
import { SecondStep } from '../features/auth/second-step.tsx';
import { DataExport } from '../features/profile/data-export.tsx';
import { OwnData } from '../features/profile/own-data.tsx';
import { useProfile } from '../features/profile/profile-context.ts';
import { RegionSwitch } from '../features/profile/region-switch.tsx';

export default function ProfileData() {
  const { user, refresh } = useProfile();
  return (
    <>
      <Panel id="adataid" title="Adataim" icon="person" lead="Az e-mail-címed nem módosítható.">
        <OwnData user={user} onChanged={refresh} />
        {user.role === 'student' && <ParentAddress user={user} onChanged={refresh} />}
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
    </>
  );
}
