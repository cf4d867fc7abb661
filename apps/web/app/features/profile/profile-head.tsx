import type { ResponseOf } from '@eszkerek/contract';
import type { User } from '@eszkerek/contract/entities';
import type { quiz } from '@eszkerek/contract/quiz';
import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { givenName, initialOf } from '../../lib/given-name.ts';
import styles from './profile.module.css';

const roles = { student: 'Tanuló', teacher: 'Tanár', admin: 'Adminisztrátor' } as const;

/**
 * Parts of a round are seldom a whole lesson or quiz, and they are work too: days and answers of the last six weeks. Two numbers leave
 * room for the next step on a phone; lessons and quizzes are counted where there were no answers lately.
 */
const numbersOf = ({ activity, completed_lessons_count, completed_quizzes_count }: ResponseOf<typeof quiz.stats>) => {
  const answers = activity.reduce((sum, day) => sum + day.answers, 0);
  const whole: [number, string][] = [
    [completed_lessons_count, 'végigcsinált lecke'],
    [completed_quizzes_count, 'kitöltött kvíz'],
  ];
  const lately: [number, string][] = [
    [activity.length, 'tanulós nap hat hét alatt'],
    [answers, 'megválaszolt kérdés'],
  ];
  return answers === 0 ? whole : lately;
};

/** The board at the top: who you are and how much you have done; only the name where other things are the point. */
export function ProfileHead({ user, short }: { user: User; short: boolean }) {
  const stats = useQuery({ ...api.quiz.stats.query(), enabled: user.role === 'student' && !short });
  if (short) return <h1 className={styles.profileName}>Szia, {givenName(user)}!</h1>;
  return (
    <header className={cx(panelStyles.board, styles.profileHead)}>
      <span className={styles.profileAvatar} aria-hidden="true">
        {initialOf(givenName(user))}
      </span>
      <div>
        <p>
          {roles[user.role]}
          {user.class_name ? ` · ${user.class_name}` : ''}
        </p>
        <h1>Szia, {givenName(user)}!</h1>
      </div>
      {stats.data && (
        <div className={styles.profileNumbers}>
          {numbersOf(stats.data).map(([count, what]) => (
            <span key={what}>
              <b>{count}</b>
              {what}
            </span>
          ))}
        </div>
      )}
    </header>
  );
}
