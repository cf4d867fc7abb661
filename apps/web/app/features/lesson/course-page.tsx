import type { DocumentOf } from '@eszkerek/documents/document';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Link } from 'react-router';
import { text } from '../../text/common.ts';
import './lesson.css';
import { LessonHead } from './lesson-head.tsx';

/** One unit: what you learn, the lessons in order, the test at the end. */
export function CoursePage({ course }: { course: DocumentOf<'course'> }) {
  const first = course.lessons[0];
  return (
    <div className="wrap course" data-subject={course.subject}>
      <article className="panel sheet">
        <LessonHead {...course} unitTitle={course.title} />
        <section className="lesson-section" aria-labelledby="celok">
          <h2 id="celok">Ezt tanulod meg</h2>
          <ul className="course-goals">
            {course.goals.map(goal => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </section>
        <section className="lesson-section" aria-labelledby="leckek">
          <h2 id="leckek">A leckék sorban</h2>
          <ol className="course-lessons">
            {course.lessons.map(lesson => (
              <li key={lesson.slug}>
                <h3>
                  <Link to={`/tananyag/${lesson.slug}`}>{lesson.title}</Link>
                </h3>
                <p>{lesson.description}</p>
                <div className="row">
                  {isPremiumCategory(lesson.category) ? (
                    <Badge kind="premium">{text.premium}</Badge>
                  ) : (
                    <Badge kind="free">{text.free}</Badge>
                  )}
                  <Badge kind="plain">{lesson.minutes} perc</Badge>
                  {lesson.quiz && <Link to={`/tananyag/${lesson.quiz.slug}`}>Kvíz</Link>}
                  {lesson.practice && <Link to={`/tananyag/${lesson.practice.slug}`}>Gyakorló</Link>}
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className="next-main">
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
