import { api } from '../../lib/api.ts';

interface Reading {
  /** Where the pupil reads, after a section was worked through. */
  section?: string;
  /** The page was worked through, with these try questions. */
  answered?: readonly string[];
}

/** Recorded for students only; a failed record never disturbs the reader. Answers the section where the lesson was left. */
export async function noteViewed(slug: string, { section, answered }: Reading = {}): Promise<string | null> {
  const body = { slug, ...(section ? { section } : {}), ...(answered ? { completed: true, answered: [...answered] } : {}) };
  return await api.lesson.viewed({ body }).then(
    noted => noted.section,
    () => null,
  );
}
