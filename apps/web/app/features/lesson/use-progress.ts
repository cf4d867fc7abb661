import type { Section } from '@eszkerek/documents/block';
import { EXTRA_SECTION, readingMs, triesIn, widgetsIn } from '@eszkerek/documents/reading';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { noteViewed } from './api.ts';
import { useCurrentSection } from './use-current-section.ts';
import type { Marks } from './use-marks.ts';
import { useTimeOnScreen } from './use-time-on-screen.ts';

export interface Progress {
  /** The section under the reader's eyes. */
  current: string;
  /** Sections that were worked through. */
  earned: ReadonlySet<string>;
  /** The section where the server says the pupil left off. */
  left: string | null;
}

interface Page {
  slug: string;
  sections: readonly Section[];
  marks: Marks;
  /** Sections whose text is not shown yet: they cannot be read. */
  locked?: readonly string[];
}

/** A section is where the pupil is after so long. */
const PLACE_MS = 2000;

/** Try questions must be answered; any other section is solved by its widget or read. */
const isEarned = (section: Section, { has }: Marks): boolean => {
  const tries = triesIn(section);
  if (tries.length > 0) return tries.every(id => has(`try:${id}`));
  return has(`read:${section.id}`) || widgetsIn(section).some(id => has(`solved:${id}`));
};

/** Follows a pupil through a page and tells the diary that it was opened, and later that it was worked through. */
export function useProgress({ slug, sections, marks, locked = [] }: Page): Progress {
  const isStudent = useSession().user?.role === 'student';
  const current = useCurrentSection(sections.map(({ id }) => id));
  const earned = useMemo(() => new Set(sections.filter(section => isEarned(section, marks)).map(({ id }) => id)), [sections, marks]);
  const pending = sections.filter(section => !earned.has(section.id) && !locked.includes(section.id) && triesIn(section).length === 0);
  useTimeOnScreen(new Map(pending.map(section => [section.id, readingMs(section)])), id => marks.add(`read:${id}`));

  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    if (isStudent) void noteViewed(slug).then(setLeft);
  }, [isStudent, slug]);
  // `tovabb` holds links alone.
  const finished = sections.every(({ id, blocks }) => id === EXTRA_SECTION || blocks.length === 0 || earned.has(id));
  const noted = useRef(false);
  useEffect(() => {
    if (!isStudent || !finished || noted.current) return;
    noted.current = true;
    void noteViewed(slug, { answered: sections.flatMap(triesIn) });
    marks.add('done');
  }, [isStudent, finished, slug, sections, marks]);
  // What is only scrolled past is no place.
  const isRead = isStudent && earned.size > 0 && !finished && current !== sections.at(-1)?.id;
  useEffect(() => {
    if (!isRead) return;
    const stays = setTimeout(() => void noteViewed(slug, { section: current }), PLACE_MS);
    return () => clearTimeout(stays);
  }, [isRead, slug, current]);
  return { current, earned, left };
}
