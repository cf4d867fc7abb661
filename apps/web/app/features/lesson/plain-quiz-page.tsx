import '@eszkerek/ui/formula.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { PlainQuiz } from '../../lib/spec-shape/complete-document.ts';
import type { SpecQuestion } from '../../lib/spec-shape/spec-document.ts';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';
import { plainAnswers, tryableQuestion } from './plain-question.ts';
import { TryQuestion } from './try-question.tsx';

function Question({ question, id }: { question: SpecQuestion; id: string }) {
  const tryable = tryableQuestion(question, id);
  if (tryable) return <TryQuestion id={id} question={tryable} />;
  return (
    <div className="prose">
      <SafeHtml html={question.question} />
      <ul>
        {plainAnswers(question).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** A quiz that brought its questions with it and knows no attempts: checked here where it brought the keys too, else only read. */
export function PlainQuizPage({ quiz }: { quiz: PlainQuiz }) {
  return (
    <div className={cx(layoutStyles.wrap, styles.course)} data-subject={quiz.subject}>
      <article className={cx(panelStyles.panel, styles.sheet)}>
        <LessonHead {...quiz} />
        {Array.from(quiz.questions.entries(), ([place, question]) => (
          <section key={place} aria-label={`${place + 1}. kérdés`}>
            <Question question={question} id={`${quiz.slug}.${place + 1}`} />
          </section>
        ))}
      </article>
    </div>
  );
}
