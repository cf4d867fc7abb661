import type { DocumentOf } from '@eszkerek/documents/document';
import { goalHtml } from '@eszkerek/documents/goal-html';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Link } from 'react-router';
import { MasteryBadge } from '../../lib/mastery-badge.tsx';
import { text } from '../../text/common.ts';
import styles from './lesson.module.css';
import { LessonHead } from './lesson-head.tsx';

/** One unit: what you learn, the lessons in order, the test at the end. */
export function CoursePage({ course }: { course: DocumentOf<'course'> }) {
  const first = course.lessons[0];
  return (
    <div className={cx(layoutStyles.wrap, styles.course)} data-subject={course.subject}>
      <article className={cx(panelStyles.panel, styles.sheet)}>
        <LessonHead {...course} unitTitle={course.title} />
        <section className={styles.lessonSection} aria-labelledby="celok">
          <h2 id="celok">Ezt tanulod meg</h2>
          <ul className={styles.courseGoals}>
            {course.goals.map(goal => (
              <li key={goal}>
                <SafeHtml as="span" html={goalHtml(goal)} />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.lessonSection} aria-labelledby="leckek">
          <h2 id="leckek">A leckék sorban</h2>
          <ol className={styles.courseLessons}>
            {course.lessons.map(lesson => (
              <li key={lesson.slug}>
                <h3>
                  <Link to={`/tananyag/${lesson.slug}`}>{lesson.title}</Link>
                </h3>
                <p>{lesson.description}</p>
                <div className={layoutStyles.row} data-part="row">
                  {isPremiumCategory(lesson.category) ? (
                    <Badge kind="premium">{text.premium}</Badge>
                  ) : (
                    <Badge kind="free">{text.free}</Badge>
                  )}
                  <Badge kind="plain">{lesson.minutes} perc</Badge>
                  <MasteryBadge slug={lesson.slug} />
                  {lesson.quiz && <Link to={`/tananyag/${lesson.quiz.slug}`}>Kvíz</Link>}
                  {lesson.practice && <Link to={`/tananyag/${lesson.practice.slug}`}>Gyakorló</Link>}
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.nextMain}>
          {first && (
            <ButtonLink to={`/tananyag/${first.slug}`} size="lg" iconEnd="arrow-right">
              Kezdem az elsővel
            </ButtonLink>
          )}
          {course.test && (
            <ButtonLink to={`/tananyag/${course.test.slug}`} size="lg" variant="secondary" icon="flag">
              {course.test.title}
            </ButtonLink>
          )}
        </div>
      </article>
    </div>
  );
}
