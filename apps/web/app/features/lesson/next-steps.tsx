import type { PageLink } from '@eszkerek/documents/base';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { useSearchParams } from 'react-router';
import { ROUND } from '../../lib/round-link.ts';
import { useSession } from '../../lib/session.ts';
import styles from './lesson.module.css';
import { useTasksLeft } from './use-tasks-left.ts';

interface NextStepsProps {
  slug: string;
  quiz?: PageLink;
  practice?: PageLink;
  course?: PageLink;
  previous?: PageLink;
  next?: PageLink;
}

const inWords = ['', 'egy', 'két', 'három'];
const to = (link: PageLink) => `/tananyag/${link.slug}`;

/** Where the lesson leads: its quiz first, then practice and the neighbours in the curriculum. */
export function NextSteps({ slug, quiz, practice, course, previous, next }: NextStepsProps) {
  const { user } = useSession();
  const [params] = useSearchParams();
  // Its tasks may close the lesson's part of the round.
  const tasks = params.has(ROUND) ? `?${ROUND}` : '';
  const left = useTasksLeft(slug, user?.role === 'student' && params.has(ROUND));
  return (
    <section id="tovabb" className={cx(styles.lessonSection, 'no-print')} aria-labelledby="tovabb-cim">
      <h2 id="tovabb-cim">Hogyan tovább?</h2>
      {left > 0 && (quiz || practice) && (
        <p>
          Még {inWords[left] ?? left} {quiz ? 'kérdés a kvízből' : 'feladat a gyakorlóból'}, és ez a rész kész.
        </p>
      )}
      <div className={styles.nextMain}>
        {quiz && (
          <ButtonLink to={to(quiz) + tasks} size="lg" iconEnd="arrow-right">
            Jöhet a kvíz!
          </ButtonLink>
        )}
        {practice && (
          <ButtonLink to={to(practice) + tasks} size="lg" variant={quiz ? 'secondary' : 'primary'} icon="retry">
            Gyakorlok még
          </ButtonLink>
        )}
        {course && (
          <ButtonLink to={to(course)} size="lg" variant="soft" icon="list">
            A témakör leckéi
          </ButtonLink>
        )}
        {user?.role === 'student' && (
          <ButtonLink to="/" size="lg" variant="ghost" icon="home">
            Vissza a mai körhöz
          </ButtonLink>
        )}
      </div>
      <nav className={styles.nextPair} aria-label="Szomszédos leckék">
        {previous && (
          <ButtonLink to={to(previous)} variant="secondary" icon="chevron-left">
            {previous.title}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={to(next)} variant={quiz ? 'secondary' : 'primary'} iconEnd="arrow-right">
            {next.title}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}
