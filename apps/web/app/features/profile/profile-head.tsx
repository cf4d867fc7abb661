import type { User } from '@eszkerek/contract/entities';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { givenName } from '../../lib/given-name.ts';
import styles from './profile.module.css';

const roles = { student: 'Tanuló', teacher: 'Tanár', admin: 'Adminisztrátor' } as const;

/** The board at the top: who you are and how much you have done; only the name where other things are the point. */
export function ProfileHead({ user, short }: { user: User; short: boolean }) {
  const stats = useQuery({ ...api.quiz.stats.query(), enabled: user.role === 'student' && !short });
  if (short) return <h1 className={styles.profileName}>Szia, {givenName(user)}!</h1>;
  return (
    <header className={styles.profileHead}>
      <span className={styles.profileAvatar} aria-hidden="true">
        {Array.from(givenName(user))[0]?.toLocaleUpperCase('hu')}
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
          <span>
            <b>{stats.data.completed_lessons_count}</b>végigcsinált lecke
          </span>
          <span>
            <b>{stats.data.completed_quizzes_count}</b>kitöltött kvíz
          </span>
        </div>
      )}
    </header>
  );
}
