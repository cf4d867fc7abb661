import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { useSearchParams } from 'react-router';
import { HomeworkList } from '../features/classes/homework/homework-list.tsx';
import { NewHomework } from '../features/classes/homework/new-homework.tsx';
import { HomeworkResults } from '../features/classes/homework/results.tsx';
import { NoClass } from '../features/classes/no-class.tsx';
import { periodOf } from '../features/classes/period.ts';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Házi feladat', 'Házi feladat kiadása és eredményei.');

export default function TeacherHomeworkPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Házi feladat">
          <TeacherHomework />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

const tabs = [
  { value: 'uj', label: 'Új házi' },
  { value: 'eredmenyek', label: 'Eredmények' },
] as const;

/** `?oldal` is a page to give, `?tevkepzet` a mistake to correct (made in `?idoszak`), `?tanulo` the only pupil to give it to, `?hazi` a homework whose results are shown. */
function TeacherHomework() {
  const [address, setAddress] = useSearchParams();
  const { classes, chosen, choose, isPending, error } = useChosenClass();
  const homework = address.get('hazi');
  const view = homework !== null || address.has('eredmenyek') ? 'eredmenyek' : 'uj';
  if (isPending) return <Loader label={text.loading} />;
  const show = (value: (typeof tabs)[number]['value']) =>
    setAddress({ ...(chosen ? { osztaly: chosen.id } : {}), ...(value === 'eredmenyek' ? { eredmenyek: '' } : {}) });
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      <PageHeader title="Házi feladat" />
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      {!error && !chosen && <NoClass>Ha van osztályod, itt adhatsz ki házit.</NoClass>}
      {chosen && (
        <Tabs label="Házi feladat" items={tabs} value={view} onChange={show}>
          {view === 'uj' && (
            <NewHomework
              key={chosen.id}
              schoolClass={chosen}
              slugs={address.getAll('oldal')}
              misconception={address.get('tevkepzet')}
              period={periodOf(address.get('idoszak'))}
              pupil={address.get('tanulo')}
            />
          )}
          {homework !== null && <HomeworkResults key={homework} id={homework} onGone={() => show('eredmenyek')} />}
          {view === 'eredmenyek' && homework === null && (
            <Panel title="Kiadott házik">
              <HomeworkList classId={chosen.id} />
            </Panel>
          )}
        </Tabs>
      )}
    </div>
  );
}
