import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { Navigate, useNavigate, useParams } from 'react-router';
import { SubjectMap } from '../features/guide/subject-map.tsx';
import { SavedPanel } from '../features/home/saved-panel.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { text } from '../text/common.ts';

const SUBJECTS = [
  { value: 'matematika', label: text.subjects.matematika },
  { value: 'fizika', label: text.subjects.fizika },
  { value: 'ai', label: 'MI' },
] as const;

const OFFLINE = 'A térképhez internet kell. Nélküle a mentett leckéket olvashatod; az eredményeid megvannak.';

export const meta = () => pageMeta('Észtérkép', 'Mi van meg, mi alakul, és mi jön: a leckéid térképen, tantárgyanként.');

export default function MapPage() {
  return (
    <RequireRole roles={['student']} reason="A térkép a te leckéidet mutatja: mi van meg, és mi jön. Lépj be, és megrajzoljuk!">
      {() => <MapTabs />}
    </RequireRole>
  );
}

function MapTabs() {
  const navigate = useNavigate();
  const { subject } = useParams();
  if (subject === undefined) return <Navigate to={`/terkep/${SUBJECTS[0].value}`} replace />;
  const chosen = SUBJECTS.find(({ value }) => value === subject);
  if (!chosen) return <NotFound />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader title="Észtérkép" lead="Egy kerék egy témakör, egy cikke egy lecke. Koppints rá!" />
      <Tabs
        label="Tantárgy"
        items={SUBJECTS}
        value={chosen.value}
        onChange={value => void navigate(`/terkep/${value}`, { preventScrollReset: true })}
      >
        <SubjectMap key={chosen.value} subject={chosen.value} offline={retry => <SavedPanel lead={OFFLINE} onRetry={retry} />} />
      </Tabs>
    </div>
  );
}
