import type { PageLink } from '@eszkerek/documents/base';
import { cx } from '@eszkerek/ui/cx.ts';
import { Link } from 'react-router';
import { MasteryBadge } from '../../lib/mastery-badge.tsx';
import styles from './lesson.module.css';

/** What is good to know before: a recommendation, never a lock. */
export function Prerequisites({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className={cx(styles.prerequisites, 'no-print')}>
      Jó, ha előtte megvan:{' '}
      {links.map((link, place) => (
        <span key={link.slug}>
          {place > 0 && ' '}
          <MasteryBadge slug={link.slug} /> <Link to={`/tananyag/${link.slug}`}>{link.title}</Link>
          {place < links.length - 1 && ','}
        </span>
      ))}
    </p>
  );
}
