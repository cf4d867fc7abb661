import type { ClassMisconception } from '@eszkerek/contract/classes';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import homeworkStyles from './homework/homework.module.css';
import { MakeGroup } from './make-group.tsx';
import { diaryPath, remedyPath, type Topic, topicsOf } from './misconception-links.ts';
import styles from './misconceptions.module.css';
import { inPeriod, PERIODS, type Period } from './period.ts';
import { SubjectChips } from './subject-chips.tsx';
import { WrongAnswer } from './wrong-answer.tsx';

const SHOWN = 3;
const SHOWN_TOPICS = 6;
/** In px: the map and the open one stand side by side. */
const WIDE = 1000;
/** The area of a bubble grows with the number of pupils. */
const sizeOf = (pupils: number): number => Math.round(32 + 12 * Math.sqrt(pupils));

/** Mistakes by topic, one arc for each pupil; a bubble opens the pupils and the remedy. */
export function MisconceptionMap({ classId }: { classId: string }) {
  const map = useQuery(api.classes.misconceptions.query({ params: { id: classId } }));
  const [openId, setOpenId] = useState<string | null>(null);
  const [allTopics, setAllTopics] = useState(false);
  const [subject, setSubject] = useState<string | null>(null);
  const [period, setPeriod] = useState<Period>('mind');
  // Beside the map there is room for the most common one; on a phone the one asked for opens over it.
  const [isWide] = useState(() => innerWidth >= WIDE);
  if (map.isPending) return <Skeleton height="20rem" />;
  if (map.isError)
    return <ErrorState title={text.errorTitle} message={map.error.message} onRetry={() => void map.refetch()} retryLabel={text.retry} />;
  const { misconceptions } = map.data;
  if (misconceptions.length === 0)
    return <EmptyState title="Még nincs jellemző tévedés">A kvízek hibáit itt gyűjtjük össze, név szerint.</EmptyState>;
  const recent = inPeriod(misconceptions, period, new Date());
  const topics = topicsOf(recent.filter(item => subject === null || item.subject === subject));
  const listed = topics.flatMap(topic => topic.misconceptions);
  const open = listed.find(({ id }) => id === openId) ?? (isWide ? listed[0] : undefined);
  const rest = allTopics ? 0 : Math.max(0, topics.length - SHOWN_TOPICS);
  return (
    <div className={layoutStyles.stack}>
      <div className={styles.filters}>
        <SubjectChips subjects={misconceptions.map(item => item.subject)} value={subject} onChange={setSubject} />
        <ChipRadios name="idoszak" legend="Időszak" options={PERIODS} value={period} onChange={setPeriod} />
      </div>
      {!isWide && topics.length > 0 && (
        <p className={formStyles.help}>Minél nagyobb a kör, annál több tanuló; egy ív egy tanuló. Koppints egyre!</p>
      )}
      {topics.length === 0 && <EmptyState title="Ebben az időszakban nem jött elő tévképzet" />}
      <div className={cx(layoutStyles.stack, homeworkStyles.columns)}>
        <div className={layoutStyles.stack}>
          <div className={styles.topics}>
            {topics.slice(0, topics.length - rest).map(topic => (
              <Island key={`${topic.subject}/${topic.title}`} topic={topic} openId={open?.id ?? null} onOpen={setOpenId} />
            ))}
          </div>
          {rest > 0 && (
            <Button variant="secondary" block onClick={() => setAllTopics(true)}>
              Még {rest} témakör
            </Button>
          )}
        </div>
        {open && isWide && (
          <section
            className={cx(panelStyles.panel, layoutStyles.stack, homeworkStyles.side)}
            data-subject={open.subject ?? undefined}
            aria-label={open.text}
          >
            <h3>{open.text}</h3>
            <Remedy key={`${open.id}/${period}`} classId={classId} item={open} period={period} />
          </section>
        )}
      </div>
      {!isWide && (
        <Dialog open={open !== undefined} onClose={() => setOpenId(null)} title={open?.text ?? ''} closeLabel="Bezárás">
          {open && (
            <div className={layoutStyles.stack}>
              <Remedy classId={classId} item={open} period={period} />
            </div>
          )}
        </Dialog>
      )}
    </div>
  );
}

function Island({ topic, openId, onOpen }: { topic: Topic; openId: string | null; onOpen: (id: string) => void }) {
  const [all, setAll] = useState(false);
  const shown = all ? topic.misconceptions : topic.misconceptions.slice(0, SHOWN);
  const rest = topic.misconceptions.length - shown.length;
  return (
    <section className={styles.island} data-subject={topic.subject ?? undefined} aria-label={topic.title}>
      <h3>{topic.title}</h3>
      {rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)} aria-label={`Még ${rest} ritkább: ${topic.title}`}>
          Még {rest}
        </Button>
      )}
      <div className={styles.bubbles}>
        {shown.map(({ id, text: name, students }) => (
          <button key={id} type="button" className={styles.bubble} aria-expanded={openId === id} onClick={() => onOpen(id)}>
            <span aria-hidden="true">
              <ProgressRing
                segments={students.length}
                value={students.length}
                size={sizeOf(students.length)}
                thickness={7}
                label={`${students.length} tanuló`}
              >
                <b>{students.length}</b>
              </ProgressRing>
            </span>
            <span>
              <span className="sr-only">{students.length} tanuló:</span> {name}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

interface RemedyProps {
  classId: string;
  item: ClassMisconception;
  period: Period;
}

/** Who makes the mistake, and what helps. */
function Remedy({ classId, item, period }: RemedyProps) {
  const { students, lesson, lesson_title, practice } = item;
  return (
    <>
      <p className={formStyles.help}>Eddig {item.hits} alkalom</p>
      {item.example && <WrongAnswer example={item.example} />}
      <h4>Ki gondolja így?</h4>
      <ul className={homeworkStyles.pupils}>
        {students.map(({ student_id, real_name, hits }) => (
          <li key={student_id}>
            <Link to={diaryPath(classId, student_id)}>{real_name}</Link> <small>{hits}×</small>
          </li>
        ))}
      </ul>
      <MakeGroup classId={classId} name={item.text} students={students} />
      {lesson && (
        <>
          <h4>Ami segít</h4>
          <ButtonLink variant="soft" block icon="book" to={`/tananyag/${lesson}${item.section ? `#${item.section}` : ''}`}>
            {lesson_title}
          </ButtonLink>
          <ButtonLink block icon="send" to={remedyPath(classId, item, period)}>
            Kiadom javításra {students.length} tanulónak
          </ButtonLink>
          {practice && (
            <div className={layoutStyles.row} data-part="row">
              <ButtonLink variant="ghost" size="sm" to={`/dashboard/teacher/elo?oldal=${practice}`}>
                Élő óra belőle
              </ButtonLink>
              <ButtonLink variant="ghost" size="sm" to={`/dashboard/teacher/feladatlap?lecke=${lesson}`}>
                Feladatlapra
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </>
  );
}
