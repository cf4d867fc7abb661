import type { PageLink } from '@eszkerek/documents/base';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';

interface Neighbours {
  quiz?: PageLink;
  practice?: PageLink;
  next?: PageLink;
}

const NONE: Neighbours = {};

/** The other pages of the lesson a quiz belongs to; without access or connection there are simply none. Undefined while not known yet. */
export function useNeighbours(lesson: string | undefined): Neighbours | undefined {
  const [found, setFound] = useState<Neighbours>();
  useEffect(() => {
    if (!lesson) return;
    let wanted = true;
    api.lesson.page({ params: { slug: lesson } }).then(
      ({ data }) => {
        if (wanted) setFound(data.kind === 'lesson' ? { quiz: data.quiz, practice: data.practice, next: data.next } : NONE);
      },
      () => wanted && setFound(NONE),
    );
    return () => {
      wanted = false;
    };
  }, [lesson]);
  return lesson ? found : NONE;
}
