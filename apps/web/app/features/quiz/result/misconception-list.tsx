import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import buttonStyles from '@eszkerek/ui/button.module.css';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './result.module.css';
import { ResultFold } from './result-fold.tsx';
import { misconceptionsOf } from './summary.ts';

const FIRST_SEEN = 3;

/** What led astray, by name, each with the part of a lesson that mends it. */
export function MisconceptionList({ attempt }: { attempt: AttemptView }) {
  const [all, setAll] = useState(false);
  const found = misconceptionsOf(attempt);
  if (found.length === 0) return null;
  const shown = all ? found : found.slice(0, FIRST_SEEN);
  return (
    <ResultFold icon="bulb" title="Mi vihetett félre?">
      <p>Lehet, hogy csak elnézted. De ha ráismersz valamelyikre, nézd meg a leckében!</p>
      <ul className={styles.misconceptions}>
        {shown.map(({ misconception, places }) => (
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
      {found.length > shown.length && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          Még {found.length - shown.length} ilyen
        </Button>
      )}
    </ResultFold>
  );
}
