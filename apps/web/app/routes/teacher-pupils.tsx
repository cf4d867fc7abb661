import type { SignInCard } from '@eszkerek/contract/class-pupils';
import type { SchoolClass } from '@eszkerek/contract/classes';
import { messages } from '@eszkerek/contract/messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Groups } from '../features/classes/groups.tsx';
import { NoClass } from '../features/classes/no-class.tsx';
import { ClassTeachers } from '../features/classes/pupils/class-teachers.tsx';
import { ImportNames } from '../features/classes/pupils/import-names.tsx';
import { PrintCards } from '../features/classes/pupils/print-cards.tsx';
import { Roster } from '../features/classes/pupils/roster.tsx';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { SignInCards } from '../features/classes/sign-in-cards.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Névsor', 'Az osztály névsora, új tanulók felvétele és belépőkártyák.');

export default function TeacherPupilsPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Névsor">
          <TeacherPupils />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

const head = <PageHeader title="Névsor" />;

function TeacherPupils() {
  const { classes, chosen, choose, isPending, error } = useChosenClass();
  if (isPending) return <Loader label={text.loading} />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <div className="no-print">
        <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      </div>
      {!chosen && head}
      {error && <ErrorState title={messages.studentsFailed} message={error.message} />}
      {!error && !chosen && <NoClass>Ha van osztályod, itt veheted fel a tanulóidat.</NoClass>}
      {chosen && <ClassPupils key={chosen.id} schoolClass={chosen} />}
    </div>
  );
}

const tabs = [
  { value: 'nevsor', label: 'Tanulók' },
  { value: 'beolvasas', label: 'Névsor beolvasása' },
  { value: 'kartyak', label: 'Belépőkártyák' },
  { value: 'csoportok', label: 'Csoportok' },
  { value: 'tanarok', label: 'Tanárok' },
] as const;
type TabName = (typeof tabs)[number]['value'];

function ClassPupils({ schoolClass }: { schoolClass: SchoolClass }) {
  const { data, isPending, error, refetch } = useQuery(api.classes.roster.query({ params: { id: schoolClass.id } }));
  const [address, setAddress] = useSearchParams();
  const tab = tabs.find(({ value }) => address.has(value))?.value ?? 'nevsor';
  const setTab = (value: TabName) =>
    setAddress({ osztaly: schoolClass.id, ...(value === 'nevsor' ? {} : { [value]: '' }) }, { preventScrollReset: true });
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const [cards, setCards] = useState<SignInCard[] | null>(null);
  if (isPending) return <Loader label={text.loading} />;
  if (error)
    return <ErrorState title={messages.studentsFailed} message={error.message} onRetry={() => void refetch()} retryLabel={text.retry} />;
  const { pupils } = data;
  if (cards)
    return (
      <>
        <div className="no-print">{head}</div>
        <SignInCards cards={cards} className={schoolClass.class_name} headingLevel={2} onClose={() => setCards(null)} />
      </>
    );
  const added = (ids: readonly string[]) => {
    setFresh(ids);
    setTab('kartyak');
  };
  return (
    <>
      {head}
      <Tabs label="A névsor nézetei" items={tabs} value={tab} onChange={setTab}>
        {tab === 'nevsor' && <Roster schoolClass={schoolClass} pupils={pupils} />}
        {tab === 'beolvasas' &&
          (schoolClass.expired ? (
            <EmptyState title="Ez az osztály már véget ért" />
          ) : (
            <ImportNames schoolClass={schoolClass} pupils={pupils} onAdded={added} />
          ))}
        {tab === 'kartyak' && <PrintCards classId={schoolClass.id} pupils={pupils} fresh={fresh} onCards={setCards} />}
        {tab === 'csoportok' && (
          <Panel title="Csoportok" icon="people" lead="Az osztályon belül: a házit egy csoportnak is kiadhatod.">
            <Groups classId={schoolClass.id} students={pupils} />
          </Panel>
        )}
        {tab === 'tanarok' && <ClassTeachers classId={schoolClass.id} />}
      </Tabs>
    </>
  );
}
