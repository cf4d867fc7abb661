import type { Subject } from '@eszkerek/documents/base';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

const none: ReadonlySet<string> = new Set();

/** Slugs of the lessons that the pupil's map calls known. Only asked for; the plan itself is not sent. */
export function useKnownLessons(subject: Subject | undefined): ReadonlySet<string> {
  const pupil = useSession().user?.role === 'student';
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (!pupil || !subject) return;
    let alive = true;
    api.guide.map({ params: { subject } }).then(
      ({ map }) => {
        const lessons = map.units.flatMap(unit => unit.lessons);
        if (alive) setKnown(new Set(lessons.filter(({ label }) => label === 'known').map(({ slug }) => slug)));
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [pupil, subject]);
  return pupil ? known : none;
}
