import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Link } from 'react-router';
import { misconceptionsOf } from './summary.ts';

/** What led astray, by name, each with the part of a lesson that mends it. */
export function MisconceptionList({ attempt }: { attempt: AttemptView }) {
  const found = misconceptionsOf(attempt);
  if (found.length === 0) return null;
  return (
    <section className="panel result-part" aria-labelledby="felreertesek">
      <h2 id="felreertesek">Ezen érdemes még egyet fordítani</h2>
      <ul className="misconceptions">
        {found.map(({ misconception, places }) => (
          <li key={misconception.id}>
            <Icon name="bulb" size={22} />
            <div>
              <SafeHtml as="p" html={misconception.text} />
              <p className="help">{places.map(place => `${place}.`).join(', ')} kérdés</p>
            </div>
            {misconception.lesson && (
              <Link
                className="btn btn-soft btn-sm"
                to={`/tananyag/${misconception.lesson}${misconception.section ? `#${misconception.section}` : ''}`}
              >
                Megnézem a leckében
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
