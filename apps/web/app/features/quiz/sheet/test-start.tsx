import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import type { ReactNode } from 'react';
import { QuizHead } from '../player/quiz-head.tsx';
import { isSettled, type PlayerState } from '../player/state.ts';
import quizStyles from '../quiz.module.css';
import { type QuizDocument, wayBack } from '../quiz-kind.ts';
import styles from './sheet.module.css';
import { SheetRules } from './sheet-rules.tsx';

interface TestStartProps {
  page: QuizDocument;
  state: PlayerState;
  teacher: boolean;
  onStart: () => void;
  children?: ReactNode;
}

/** Before a unit test: how long it is and how it goes, or how much of it is done already. */
export function TestStart({ page, state, teacher, onStart, children }: TestStartProps) {
  const { questions } = state.attempt;
  const answered = questions.filter(question => isSettled(state, question)).length;
  const points = questions.reduce((sum, question) => sum + (question.points ?? 1), 0);
  return (
    <div className={cx(layoutStyles.wrap, quizStyles.quiz)} data-subject={page.subject} data-part="quiz-area">
      <QuizHead title={page.title} crumb="" back={wayBack(page)} teacher={teacher} />
      <section className={cx(panelStyles.panel, quizStyles.quizCard, styles.examSettings)} aria-labelledby="mielott">
        <h2 id="mielott">{answered > 0 ? 'Itt tartasz' : 'Mielőtt elkezded'}</h2>
        {answered > 0 && (
          <p className={pageHeaderStyles.lead} data-part="lead">
            {questions.length} kérdésből {answered} megvan. Onnan folytatod, ahol abbahagytad, és a régi válaszaidon is változtathatsz.
          </p>
        )}
        <ul className={styles.examFacts}>
          <li>
            {questions.length} kérdés, {points} pont
          </li>
          {page.kind === 'test' && <li>kb. {page.minutes} perc</li>}
        </ul>
        {answered === 0 && <SheetRules />}
        <div className={styles.examStart}>
          <Button size="lg" data-part="quiz-main" iconEnd="arrow-right" onClick={onStart}>
            {answered > 0 ? 'Folytatom' : 'Kezdem'}
          </Button>
        </div>
      </section>
      {children}
    </div>
  );
}
