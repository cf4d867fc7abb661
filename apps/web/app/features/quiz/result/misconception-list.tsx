import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import buttonStyles from '@eszkerek/ui/button.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Link } from 'react-router';
import styles from './result.module.css';
import { misconceptionsOf } from './summary.ts';

/** What led astray, by name, each with the part of a lesson that mends it. */
export function MisconceptionList({ attempt }: { attempt: AttemptView }) {
  const found = misconceptionsOf(attempt);
  if (found.length === 0) return null;
  return (
    <details className={styles.resultReview}>
      <summary>
        <Icon name="bulb" />
        <h2>Ezen érdemes még egyet fordítani</h2>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.misconceptions}>
        {found.map(({ misconception, places }) => (
          <li key={misconception.id}>
            <Icon name="bulb" size={22} />
            <div>
              <SafeHtml as="p" html={misconception.text} />
              <p className={formStyles.help} data-part="help">
                {places.map(place => `${place}.`).join(', ')} kérdés
              </p>
            </div>
            {misconception.lesson && (
              <Link
                className={cx(buttonStyles.btn, buttonStyles['btn-soft'], buttonStyles['btn-sm'])}
                data-part="btn"
                to={`/tananyag/${misconception.lesson}${misconception.section ? `#${misconception.section}` : ''}`}
              >
                Megnézem a leckében
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
