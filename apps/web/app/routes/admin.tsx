import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { type ReactNode, useState } from 'react';
import { AuditTab } from '../features/admin/audit-tab.tsx';
import { BroadcastTab } from '../features/admin/broadcast-tab.tsx';
import { CodesTab } from '../features/admin/codes-tab.tsx';
import { HealthTab } from '../features/admin/health-tab.tsx';
import { MessagesTab } from '../features/admin/messages-tab.tsx';
import { ReportsTab } from '../features/admin/reports-tab.tsx';
import { UsersTab } from '../features/admin/users-tab.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Admin', 'Felhasználók, üzenetek és a ház állapota.');

/** The two stated tabs come first. */
const tabs = [
  { value: 'felhasznalok', label: 'Felhasználók' },
  { value: 'uzenetek', label: 'Üzenetek' },
  { value: 'kodok', label: 'Kódok' },
  { value: 'korlevel', label: 'Körüzenet' },
  { value: 'jelzesek', label: 'Jelzett kérdések' },
  { value: 'naplo', label: 'Napló' },
  { value: 'allapot', label: 'Állapot' },
] as const;
type TabName = (typeof tabs)[number]['value'];

const views: Record<TabName, () => ReactNode> = {
  felhasznalok: () => <UsersTab />,
  uzenetek: () => <MessagesTab />,
  kodok: () => <CodesTab />,
  korlevel: () => <BroadcastTab />,
  jelzesek: () => <ReportsTab />,
  naplo: () => <AuditTab />,
  allapot: () => <HealthTab />,
};

export default function AdminPage() {
  const [tab, setTab] = useState<TabName>('felhasznalok');
  return (
    <RequireRole roles={['admin']}>
      {() => (
        <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
          <PageHeader title="Admin" lead="Felhasználók, üzenetek és a ház állapota." />
          <Panel>
            <Tabs label="Az admin részei" items={tabs} value={tab} onChange={setTab}>
              {views[tab]()}
            </Tabs>
          </Panel>
        </div>
      )}
    </RequireRole>
  );
}
