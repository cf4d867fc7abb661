import type { PageLink } from '@eszkerek/documents/base';
import { Link, useSearchParams } from 'react-router';
import { ROUND } from '../../lib/round-link.ts';
import { useSession } from '../../lib/session.ts';

/** Opened from „Mai köröm”: where today's part of a lesson ends that takes longer than the round. */
export function TodaysPart({ quiz, practice }: { quiz?: PageLink; practice?: PageLink }) {
  const { user } = useSession();
  const [params] = useSearchParams();
  const tasks = quiz ?? practice;
  if (!tasks || user?.role !== 'student' || !params.has(ROUND)) return null;
  return (
    <p className="no-print">
      Ma nem kell végigolvasnod. Ha már érted, jöhet{' '}
      <Link className="link" to={`/tananyag/${tasks.slug}?${ROUND}`}>
        három {quiz ? 'kérdés a kvízből' : 'feladat a gyakorlóból'}
      </Link>
      , és a mai rész kész.
    </p>
  );
}
