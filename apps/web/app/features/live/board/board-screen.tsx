import type { BoardView } from '@eszkerek/contract/live-shapes';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { QuestionView } from '../../../questions/question-view.tsx';
import { BoardWheel, ClassWheel } from '../class-wheel.tsx';
import { hasLetters } from '../has-letters.ts';
import { talkWords } from '../question-words.ts';
import { printSeconds, useSecondsLeft } from '../use-seconds-left.ts';
import styles from './board.module.css';
import { BoardLobby } from './board-lobby.tsx';
import { BoardPlaces } from './board-places.tsx';
import { BoardReveal } from './board-reveal.tsx';
import { AskedText, VoteTable } from './vote-table.tsx';

/** Only fields to type into, rows to drag or spots to touch would be added to the question, and nobody does that on the board. */
const TOLD = new Set(['numeric', 'shortText', 'fillSteps', 'order', 'hotspot']);

interface BoardScreenProps {
  view: BoardView;
  at: number;
}

export function BoardScreen({ view, at }: BoardScreenProps) {
  const { lesson, question, places } = view;
  if (lesson.phase === 'lobby') return <BoardLobby view={view} />;
  if (lesson.phase === 'ended') return <BoardEnd view={view} />;
  if (places && !question) return <BoardPlaces view={view} places={places} />;
  if (lesson.phase === 'reveal') return <BoardReveal view={view} />;
  return <BoardQuestion view={view} at={at} />;
}

/** The question, who has voted, and, once both votes are closed, the two side by side. */
function BoardQuestion({ view, at }: BoardScreenProps) {
  const { lesson, question, votes, answered, present } = view;
  const seconds = useSecondsLeft(lesson.phase === 'voting' ? lesson.seconds_left : null, at);
  if (!question) return null;
  const talks = lesson.phase === 'discuss';
  const call = talks
    ? 'Beszéljétek meg, és szavazzatok újra!'
    : lesson.phase === 'voting' && lesson.round === 2
      ? 'Szavazzatok újra!'
      : null;
  const voted = votes.some(({ total }) => total > 0);
  return (
    <>
      {!call && !lesson.paused && <h1 className="sr-only">{lesson.index + 1}. kérdés</h1>}
      {call && <h1 className={styles.call}>{call}</h1>}
      {lesson.paused && <h1 className={styles.call}>Megbeszéljük</h1>}
      {voted ? (
        <div className={question.type === 'match' ? styles.told : styles.halves}>
          <section className={styles.told}>
            <AskedText question={question} as="h2" />
          </section>
          <VoteTable view={view} />
        </div>
      ) : TOLD.has(question.type) ? (
        <div className={question.figure ? styles.halves : styles.asked}>
          <AskedText question={question} alone as="h2" />
        </div>
      ) : (
        <div className={styles.asked}>
          <QuestionView
            question={question}
            value={null}
            onChange={() => {}}
            disabled
            result={null}
            solution={null}
            lettered={hasLetters(question)}
            headingLevel={2}
          />
        </div>
      )}
      <footer className={styles.foot}>
        {lesson.pace === 'teacher' && (
          <>
            <ProgressRing segments={Math.max(1, present)} value={answered} label={`${present} tanulóból ${answered} szavazott`} size={56} />
            <p>
              <b>{answered}</b>
              {`\u00a0/\u00a0${present}\u00a0szavazott`}
            </p>
          </>
        )}
        {lesson.phase === 'closed' && <p>Még nem mondjuk meg, melyik a jó.</p>}
        {talks && <p>Mondd el a párodnak: {talkWords(question)}</p>}
        <span className={styles.space} />
        {seconds !== null && <strong className={styles.call}>{printSeconds(seconds)}</strong>}
        {lesson.wheel && <BoardWheel wheel={lesson.wheel} />}
      </footer>
    </>
  );
}

/** What the class reached together: no names, and nothing that was not reached. */
function BoardEnd({ view }: { view: BoardView }) {
  const { reached, lesson } = view;
  const { wheel, pace } = lesson;
  const counts = reached
    ? [
        [reached.questions, 'kérdésre válaszoltatok'],
        [reached.right, `jó\u00a0válasz ${reached.answers}\u00a0közül`],
        [reached.better, pace === 'own' ? 'válasz másodszorra lett jó' : 'kérdést tudtatok többen a megbeszélés után'],
      ].filter(([count]) => count !== 0)
    : [];
  return (
    <div className={styles.end}>
      <h1 className={styles.call}>Vége az órának. Szép munka!</h1>
      <div className={wheel && counts.length > 0 ? styles.halves : undefined}>
        {wheel && (
          <div className={styles.ring}>
            <ClassWheel wheel={wheel} size={320} />
            <p className={styles.foot}>Ennyire telt meg ma az osztály kereke.</p>
          </div>
        )}
        {counts.length > 0 && (
          <ul className={styles.told}>
            {counts.map(([count, what]) => (
              <li key={what} className={styles.question}>
                <span className={styles.call}>{count}</span> {what}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
