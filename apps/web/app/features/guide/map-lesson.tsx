import type { GuideLesson, GuideMap } from '@eszkerek/contract/guide-shapes';
import { capital } from '@eszkerek/numbers/hungarian';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Link } from 'react-router';
import styles from './map.module.css';
import { LIKELY, lookOf, stateOf } from './map-text.ts';

/** A lesson of the map: its label in words, a lock where it is not open, what it builds on behind a tap. */
export function MapLesson({ lesson, next, stays }: { lesson: GuideLesson; next: GuideMap['next']; stays: boolean }) {
  const { title, link, written, open, prerequisites } = lesson;
  const isNext = lesson.slug === next?.slug;
  return (
    <li className={styles.lesson} data-look={lookOf(lesson)} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden="true" />
      {link ? <Link to={link}>{title}</Link> : <span>{title}</span>}
      <span className={styles.state}>
        {written && !open && (
          <>
            <Icon name="lock" size={16} /> prémium ·{' '}
          </>
        )}
        {stateOf({ ...lesson, likely: false })}
      </span>
      {written && lesson.likely && <span className={styles.before}>{capital(LIKELY)}.</span>}
      {isNext && link && (
        <ButtonLink size="sm" variant={stays ? 'secondary' : 'primary'} to={link} iconEnd="arrow-right">
          {next?.begun ? 'Folytatom' : 'Kezdem'}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      )}
      {prerequisites.length > 0 && (
        <details className={styles.before}>
          <summary>
            Mire épül?<span className="sr-only"> – {title}</span>
          </summary>
          <ul>
            {prerequisites.map(before => (
              <li key={before.slug}>
                {before.written ? <Link to={`/tananyag/${before.slug}`}>{before.title}</Link> : before.title}: {stateOf(before)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
