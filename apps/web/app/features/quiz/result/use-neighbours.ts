import type { PageLink } from '@eszkerek/documents/base';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';

interface Neighbours {
  quiz?: PageLink;
  practice?: PageLink;
  next?: PageLink;
}

/** The other pages of the lesson a quiz belongs to; without access or connection there are simply none. */
export function useNeighbours(lesson: string | undefined): Neighbours {
  const [found, setFound] = useState<Neighbours>({});
  useEffect(() => {
    if (!lesson) return;
    let wanted = true;
    api.lesson.page({ params: { slug: lesson } }).then(
      ({ data }) => {
        if (wanted && data.kind === 'lesson') setFound({ quiz: data.quiz, practice: data.practice, next: data.next });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [lesson]);
  return found;
}
