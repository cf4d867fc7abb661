import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Link } from 'react-router';
import { LABELS } from '../../lib/mastery-words.ts';
import { text } from '../../text/common.ts';
import styles from './guide.module.css';

/** From the day's plan to the map of each subject, with how much of the year is known. */
export function MapLinks({ subjects }: Pick<GuideToday, 'subjects'>) {
  if (subjects.length === 0) return null;
  return (
    <section className={cx(panelStyles.panel, panelStyles.panelPad)} aria-labelledby="tantargyaid">
      <h2 id="tantargyaid">Tantárgyaid</h2>
      <ul>
        {subjects.map(({ subject, grade, units, units_known, begun }) => {
          const state = `${grade}. osztály · ${begun ? `${units_known} / ${units} témakör` : LABELS.new}`;
          return (
            <li key={subject} data-subject={subject}>
              <Link className={styles.subject} to={`/terkep/${subject}`}>
                <ProgressRing segments={Math.max(units, 1)} value={units_known} size={48} label="Észtérkép" />
                <span>
                  <b>{text.subjects[subject]}</b>
                  <small>{state}</small>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
