import type { BoardView } from '@eszkerek/contract/live-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { AnswerScene, BareScene, SceneFigure } from '../../../questions/answer-scene.tsx';
import { SolutionWords } from '../../../questions/answer-words.tsx';
import { letteredSolution } from '../../../questions/lettered-solution.ts';
import { DRAWN } from '../../../questions/shared/choice.tsx';
import { BoardWheel } from '../class-wheel.tsx';
import { letteredCards, rightLetters } from '../lettered.ts';
import { repeatsPairs } from '../pairs.tsx';
import styles from './board.module.css';
import { PairTable } from './pair-table.tsx';
import { AskedText, AskedWords, hasBars, VoteTable } from './vote-table.tsx';

/** Answers of parts count here when every part is right. */
const WHOLE = new Set(['multi', 'match', 'order', 'fillSteps']);

/** The right answer, why it is right, and both votes beside it. */
export function BoardReveal({ view }: { view: BoardView }) {
  const { question, reveal, present, lesson } = view;
  if (!question || !reveal) return null;
  const { text } = letteredSolution(question, reveal.solution);
  const cards = letteredCards(question);
  const letters = cards && rightLetters(cards, reveal.solution);
  // Beside the votes a drawn answer has a letter.
  const isPictured = question.type === 'single' && question.answers.some(answer => answer.text.includes(DRAWN));
  const counts = reveal.right.map(({ count }) => count);
  const worked = text && !repeatsPairs(question, reveal.solution) && <SafeHtml className={styles.worked} html={text} />;
  const answer = (
    <h1 className={styles.answer}>
      <Icon name="check" size={44} />
      <span data-part="bold-math">
        A helyes válasz: {isPictured && `${reveal.answers.join()}) `}
        {letters ?? <SolutionWords question={question} solution={reveal.solution} />}
      </span>
    </h1>
  );
  // The filled template says the answer; what stands in it is read out as one.
  const filled = (
    <div className={styles.answer}>
      <Icon name="check" size={44} />
      <h1 className="sr-only">
        A helyes válasz: <SolutionWords question={question} solution={reveal.solution} />
      </h1>
      <BareScene question={question} solution={reveal.solution} />
    </div>
  );
  const asked = <AskedText question={question} solution={reveal.solution} as="p" />;
  const votes = hasBars(view) && <VoteTable view={view} />;
  const pairs = question.type === 'match' && <PairTable question={question} reveal={reveal} votes={view.votes} />;
  // A drawing has its column alone, below its question: beside all the rest it would be too small for its own letters.
  const isFilled = question.type === 'fillSteps';
  const isDrawn = question.type === 'hotspot' || (question.figure !== undefined && votes);
  return (
    <>
      {isDrawn ? (
        <>
          <AskedWords question={question} as="p" />
          <div className={styles.halves}>
            <section className={styles.told}>
              {isFilled ? <SceneFigure question={question} /> : <AnswerScene question={question} solution={reveal.solution} />}
            </section>
            <section className={styles.told}>
              {isFilled ? filled : pairs || answer}
              {!pairs && votes}
              {worked && <div data-spare={pairs ? true : undefined}>{worked}</div>}
            </section>
          </div>
        </>
      ) : pairs ? (
        <section className={styles.told}>
          {asked}
          {pairs}
          {worked && <div data-spare>{worked}</div>}
        </section>
      ) : (
        <div className={votes ? styles.halves : undefined}>
          <section className={styles.told}>
            {asked}
            {answer}
            {worked}
          </section>
          {votes}
        </div>
      )}
      <footer className={styles.foot}>
        <ProgressRing
          segments={Math.max(1, present)}
          value={counts.at(-1) ?? 0}
          label={`${present} tanulóból ${counts.at(-1) ?? 0} jó válasz`}
          size={56}
          color="var(--ok)"
        />
        <p>
          {WHOLE.has(question.type) ? 'Mind jó' : 'Jó válasz'}: {counts.slice(0, -1).map(count => `${count} → `)}
          <b>{counts.at(-1) ?? 0}</b>
        </p>
        <span className={styles.space} />
        {lesson.wheel && <BoardWheel wheel={lesson.wheel} />}
      </footer>
    </>
  );
}
