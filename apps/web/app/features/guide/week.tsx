import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Link } from 'react-router';
import styles from './guide.module.css';

const DAYS = ['H', 'K', 'Sze', 'Cs', 'P', 'Szo', 'V'];

/** The days of the week that saw some work. A missed day is shown like one that has not come yet. */
export function Week({ week }: { week: GuideToday['week'] }) {
  const { goal, done, days } = week;
  return (
    <section className={cx(panelStyles.panel, styles.week)}>
      {goal !== null && (
        <ProgressRing
          segments={goal}
          value={Math.min(done, goal)}
          size={76}
          label={`A héten ${goal} napból ${Math.min(done, goal)} megvolt`}
        >
          <b>{done}</b>
        </ProgressRing>
      )}
      <div>
        <h2>A heted</h2>
        <p>Ha egy nap kimarad, nem vész el semmi.</p>
        <Link className={styles.ask} to="/profil/kalauz">
          {goal === null ? 'Napok választása' : 'Napok módosítása'}
        </Link>
      </div>
      <ol className={styles.days}>
        {days.map(({ day, active, today }, i) => (
          <li key={day} data-active={active || undefined} aria-current={today ? 'date' : undefined}>
            {DAYS[i]}
            <span className="sr-only">{active ? ', tanultál' : ''}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
