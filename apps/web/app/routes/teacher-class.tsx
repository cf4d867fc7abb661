import type { SignInCard } from '@eszkerek/contract/class-pupils';
import { messages } from '@eszkerek/contract/messages';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Tabs } from '@eszkerek/ui/tabs.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ClassActions } from '../features/classes/class-actions.tsx';
import styles from '../features/classes/classes.module.css';
import { Diary } from '../features/classes/diary.tsx';
import { FirstPupils } from '../features/classes/first-pupils.tsx';
import { Groups } from '../features/classes/groups.tsx';
import { HeatMap } from '../features/classes/heat-map.tsx';
import { HomeworkList } from '../features/classes/homework/homework-list.tsx';
import { HardestQuestions, Stuck } from '../features/classes/insights.tsx';
import { diaryPath } from '../features/classes/misconception-links.ts';
import { MisconceptionMap } from '../features/classes/misconception-map.tsx';
import { ChooseCards } from '../features/classes/pupils/choose-cards.tsx';
import { RemoveStudent } from '../features/classes/remove-student.tsx';
import { SeatRequests } from '../features/classes/seat-requests.tsx';
import { SignInCards } from '../features/classes/sign-in-cards.tsx';
import { StudentList } from '../features/classes/student-list.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { ClassMap } from '../features/guide/class-map.tsx';
import { PupilMap } from '../features/guide/pupil-map.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Osztály', 'Az osztály tanulói és haladási naplója.');

export default function TeacherClassPage() {
  const { classId = '' } = useParams();
  return <RequireRole roles={['teacher']}>{() => <ClassPage classId={classId} />}</RequireRole>;
}

const tabs = [
  { value: 'naplo', label: 'Napló' },
  { value: 'eszterkep', label: 'Észtérkép' },
  { value: 'terkep', label: 'Eredménytérkép' },
  { value: 'tevkepzetek', label: 'Tévképzet-térkép' },
  { value: 'hazi', label: 'Házi feladat' },
  { value: 'csoportok', label: 'Csoportok' },
] as const;
/** The bar of every teacher's page: this class is the chosen one, another one opens its own page. */
function ClassBar({ classId }: { classId: string }) {
  const navigate = useNavigate();
  const classes = useQuery(api.classes.list.query()).data?.classes ?? [];
  const chosen = classes.find(({ id }) => id === classId) ?? null;
  return (
    <div className="no-print">
      <TeacherBar classes={classes} chosen={chosen} onChoose={id => void navigate(`/dashboard/teacher/class/${id}`)} />
    </div>
  );
}

function ClassPage({ classId }: { classId: string }) {
  const queries = useQueryClient();
  const loaded = useQuery(api.classes.students.query({ params: { id: classId } }));
  const [address, setAddress] = useSearchParams();
  // In the address: pages link to a view or to a diary, and „back” leaves it. A diary stands in the first view.
  const selected = address.get('tanulo');
  const tab = (selected === null && tabs.find(({ value }) => value === address.get('nezet'))?.value) || 'naplo';
  const open = (query: Record<string, string>) => setAddress(query, { preventScrollReset: true });
  const select = (id: string | null) => open(id === null ? {} : { tanulo: id });
  const [cards, setCards] = useState<SignInCard[] | 'choosing' | null>(null);
  const refresh = () => void queries.invalidateQueries();
  if (loaded.isPending) return <Loader label={text.loading} />;
  if (loaded.isError)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <ErrorState
          headingLevel={1}
          title={messages.studentsFailed}
          message={loaded.error.message || 'Próbáld újra egy kicsit később.'}
          onRetry={() => void loaded.refetch()}
          retryLabel={text.retry}
        />
      </div>
    );
  const { class: schoolClass, students, requests } = loaded.data;
  const student = students.find(candidate => candidate.id === selected);
  if (cards)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        {cards === 'choosing' ? (
          <ChooseCards classId={classId} onCards={setCards} onClose={() => setCards(null)} />
        ) : (
          <SignInCards cards={cards} className={schoolClass.class_name} onClose={() => setCards(null)} />
        )}
      </div>
    );
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      {/* On a phone the code and the actions stand on the line of the class, so that every view begins on the first screen. */}
      <div className={styles.classTop}>
        <ClassBar classId={classId} />
        <div className={cx(layoutStyles.row, styles.classPageHead)} data-part="row">
          <h1>{schoolClass.class_name}</h1>
          <div className={layoutStyles.row} data-part="row class-badges">
            <Link to={`/dashboard/teacher/tanulok?osztaly=${classId}`}>
              <b>
                {schoolClass.student_count} / {schoolClass.max_students}
              </b>{' '}
              tanuló
            </Link>
            <CopyCode code={schoolClass.class_code} label="Osztálykód másolása" />
          </div>
          <ClassActions schoolClass={schoolClass} students={students} onChanged={refresh} onCards={() => setCards('choosing')} />
        </div>
      </div>
      <div className={styles.classTabs}>
        <Tabs label="Az osztály nézetei" items={tabs} value={tab} onChange={value => open(value === 'naplo' ? {} : { nezet: value })}>
          {tab === 'naplo' && students.length === 0 && (
            <div className={layoutStyles.stack} data-part="stack">
              <FirstPupils schoolClass={schoolClass} />
              <SeatRequests requests={requests} />
            </div>
          )}
          {tab === 'naplo' && students.length > 0 && (
            <div className={styles.classColumns}>
              <div id="tanulok" className={layoutStyles.stack} data-part="stack">
                <StudentList students={students} selected={selected} onSelect={select} />
                <SeatRequests requests={requests} />
              </div>
              {student ? (
                <div className={layoutStyles.stack} data-part="stack">
                  <Diary key={student.id} classId={classId} student={student} onClose={() => select(null)} />
                  <Panel title="Észtérképe">
                    <PupilMap key={student.id} studentId={student.id} />
                  </Panel>
                  <RemoveStudent
                    classId={classId}
                    student={student}
                    onRemoved={() => {
                      select(null);
                      refresh();
                    }}
                  />
                </div>
              ) : (
                <div className={cx(layoutStyles.stack, styles.noPupil)} data-part="stack">
                  <Button
                    className={styles.toPupils}
                    variant="soft"
                    size="sm"
                    icon="people"
                    onClick={() => document.getElementById('tanulok')?.scrollIntoView()}
                  >
                    Tanulók ({students.length})
                  </Button>
                  <Panel
                    title="Kinek kell segítség?"
                    lead={<span className="no-print">Válassz egy tanulót a listából. Itt látod majd a haladási naplóját.</span>}
                  >
                    <Stuck classId={classId} />
                  </Panel>
                </div>
              )}
            </div>
          )}
          {tab === 'eszterkep' && (
            <Panel title="Észtérkép" lead="Mi új, mi alakul, mi van meg, és mit érdemes ismételni: tanulónként és leckénként.">
              <ClassMap classId={classId} pupilPath={id => diaryPath(classId, id)} />
            </Panel>
          )}
          {tab === 'terkep' && (
            <Panel className={styles.wide}>
              <HeatMap classId={classId} />
            </Panel>
          )}
          {tab === 'tevkepzetek' && (
            <div className={layoutStyles.stack} data-part="stack">
              <Panel title="Tévképzet-térkép" lead="Mit hisznek rosszul a tanulóid, és melyik lecke segít rajta?">
                <MisconceptionMap classId={classId} />
              </Panel>
              <Panel title="A legnehezebb kérdések" lead="Az egész osztályé, minden témakörből.">
                <HardestQuestions classId={classId} />
              </Panel>
            </div>
          )}
          {tab === 'csoportok' && (
            <Panel title="Csoportok" lead="Az osztályon belül: a házit egy csoportnak is kiadhatod.">
              <Groups classId={classId} students={students} />
            </Panel>
          )}
          {tab === 'hazi' && (
            <Panel title="Házi feladat" lead="A tanulók értesítést kapnak, te pedig látod, ki készült el.">
              <ButtonLink to={`/dashboard/teacher/hazi?osztaly=${classId}`} icon="plus">
                Új házi
              </ButtonLink>
              <HomeworkList classId={classId} />
            </Panel>
          )}
        </Tabs>
      </div>
    </div>
  );
}
