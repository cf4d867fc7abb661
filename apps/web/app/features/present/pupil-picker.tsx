import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useStored } from '../../lib/stored.ts';
import { text } from '../../text/common.ts';
import { calledIn, calledPupils, keepCalled, seedOf } from './called-pupils.ts';
import { NameWheel, TURN_MS } from './name-wheel.tsx';
import { calledNow, callNames, nextPupil } from './picker.ts';
import styles from './present.module.css';

function NotLoaded({ title, onDone }: { title: string; onDone: () => void }) {
  return <EmptyState headingLevel={2} title={title} actions={<Button onClick={onDone}>Vissza</Button>} />;
}

function ClassWheel({ classId, onDone }: { classId: string; onDone: () => void }) {
  const { data, isError } = useQuery(api.classes.students.query({ params: { id: classId } }));
  const stored = useStored(calledPupils);
  const [picked, setPicked] = useState<string | null>(null);
  const [turning, setTurning] = useState(false);
  useEffect(() => {
    if (!turning) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setTurning(false), calm ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [turning]);
  if (isError) return <NotLoaded title="A névsor most nem töltődött be." onDone={onDone} />;
  if (!data) return <Loader label={text.loading} />;
  const pupils = data.students;
  if (pupils.length === 0) return <EmptyState title="Ebben az osztályban még nincs tanuló." headingLevel={2} />;
  const names = callNames(pupils);
  const called = calledIn(stored, classId);
  const now = calledNow(called, pupils.length);
  const left = pupils.length - now.length;
  const spin = () => {
    const next = nextPupil(pupils, called, seedOf(classId));
    if (!next || turning) return;
    setPicked(next.id);
    setTurning(true);
    keepCalled(classId, next.called);
  };
  return (
    <>
      <NameWheel names={pupils.map(({ id }) => ({ id, name: names.get(id) ?? '' }))} called={now} picked={picked} turning={turning} />
      <div className={styles.picked}>
        <p>{picked && !turning ? 'Most te jössz:' : 'Ki jön?'}</p>
        <p className={styles.name} role="status">
          {picked && !turning ? names.get(picked) : ''}
        </p>
        <p>
          {left > 0 ? `Aki már volt, ma nem kerül sorra újra. Még ${left} tanuló van hátra.` : 'Ma már mindenki volt: új kör kezdődik.'}
        </p>
        <div className={styles.group}>
          <Button icon="retry" aria-disabled={turning} onClick={spin}>
            {picked ? 'Új pörgetés' : 'Pörgetek'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Kész
          </Button>
        </div>
      </div>
    </>
  );
}

/** „Ki jön?”: one pupil of a class, everybody once before anybody again. */
export function PupilPicker({ onDone }: { onDone: () => void }) {
  const { data, isError } = useQuery(api.classes.list.query());
  const [chosen, setChosen] = useState<string | null>(null);
  const running = (data?.classes ?? []).filter(({ expired }) => !expired);
  const classId = chosen ?? (running.length === 1 ? (running[0]?.id ?? null) : null);
  return (
    <section className={styles.picker} aria-label="Ki jön?">
      {isError && <NotLoaded title="Az osztályok most nem töltődtek be." onDone={onDone} />}
      {!data && !isError && <Loader label={text.loading} />}
      {data && running.length === 0 && (
        <EmptyState
          headingLevel={2}
          title="Még nincs osztályod."
          actions={
            <>
              <ButtonLink to="/dashboard/teacher">Osztályt indítok</ButtonLink>
              <Button variant="secondary" onClick={onDone}>
                Vissza
              </Button>
            </>
          }
        />
      )}
      {data && running.length > 1 && !classId && (
        <div className={styles.picked}>
          <p>Melyik osztályból?</p>
          {running.map(({ id, class_name }) => (
            <Button key={id} variant="secondary" onClick={() => setChosen(id)}>
              {class_name}
            </Button>
          ))}
        </div>
      )}
      {classId && <ClassWheel classId={classId} onDone={onDone} />}
    </section>
  );
}
