import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ClassList } from '../features/classes/class-list.tsx';
import { ClassReturn } from '../features/classes/class-return.tsx';
import { CreateClass } from '../features/classes/create-class.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export const meta = () => pageMeta('Vezérlőpult', 'Az osztályaid, a tanulóid és a haladásuk.');

export default function TeacherDashboardPage() {
  return <RequireRole roles={['teacher']}>{() => <Dashboard />}</RequireRole>;
}

function Dashboard() {
  const queries = useQueryClient();
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: api.classes.list.key }), [queries]);
  return (
    <div className="wrap page">
      <PageHeader title="Vezérlőpult" lead="Az osztályaid, a tanulóid és a haladásuk egy helyen." />
      <div className="stack">
        <ClassReturn onCreated={refresh} />
        <Panel id="osztalyaim" title="Osztályaim" icon="people">
          <ClassList />
        </Panel>
        <Panel id="uj-osztaly" title="Új osztály" icon="plus" lead="Az osztály tanulói egy évig minden prémium tartalmat elérnek.">
          <CreateClass />
        </Panel>
      </div>
    </div>
  );
}
