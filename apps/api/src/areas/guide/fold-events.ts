import type { Subject } from '@eszkerek/documents/base';
import { applyEvent } from '@eszkerek/guide/fold';
import type { LessonState } from '@eszkerek/guide/lesson-state';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { type GuideMaps, guideMapsOf } from './guide-maps.ts';
import {
  clearLessons,
  type EventRow,
  type LessonRow,
  type PupilRow,
  putLesson,
  readEventsAfter,
  readLessons,
  readPupil,
  savePupil,
} from './guide-store.ts';
import { learnerOf, modelOf, placeOf } from './learner.ts';
import { eventOf, rowOf, stateOf } from './lesson-rows.ts';

/** Folds events into the rows, in order. Returns the rows that changed. */
const fold = (maps: GuideMaps, pupil: PupilRow, rows: readonly LessonRow[], events: readonly EventRow[]): LessonRow[] => {
  const bySlug = new Map(rows.map(row => [row.lesson_slug, row]));
  const states = new Map<Subject, Map<number, LessonState>>();
  const changed = new Map<string, LessonRow>();
  const learner = learnerOf(pupil);
  const place = placeOf(pupil);
  const statesOf = (subject: Subject): Map<number, LessonState> => {
    const known = states.get(subject);
    if (known) return known;
    const { index } = maps.seenFrom(subject, place);
    const own = new Map<number, LessonState>();
    for (const row of rows) {
      const at = index.get(row.lesson_slug);
      if (at !== undefined) own.set(at, stateOf(row));
    }
    states.set(subject, own);
    return own;
  };
  for (const event of events) {
    const subject = maps.lesson(event.lesson_slug)?.subject;
    if (!subject) continue;
    const own = statesOf(subject);
    const change = applyEvent(maps.seenFrom(subject, place), own, eventOf(event), learner);
    if (!change) continue;
    own.set(change.place, change.state);
    const before = changed.get(event.lesson_slug) ?? bySlug.get(event.lesson_slug);
    const correct = (before?.correct ?? 0) + (event.retried || event.hinted ? 0 : event.correct);
    changed.set(event.lesson_slug, rowOf(pupil.user_id, event.lesson_slug, change.state, correct));
  }
  return [...changed.values()];
};

const foldLocked = async (trx: Db, maps: GuideMaps, userId: string): Promise<void> => {
  const pupil = await readPupil(trx, userId, { lock: true });
  const model = modelOf(pupil, maps.version);
  const replay = pupil.model_version !== model;
  if (!replay && pupil.applied_seq === pupil.events) return;
  if (replay) await clearLessons(trx, userId);
  const rows = replay ? [] : await readLessons(trx, userId);
  const events = await readEventsAfter(trx, userId, replay ? 0 : pupil.applied_seq);
  for (const row of fold(maps, pupil, rows, events)) await putLesson(trx, row);
  await savePupil(trx, userId, { applied_seq: pupil.events, model_version: model });
};

/** What is known of the pupil, with every answer so far. New events are folded under a lock; a changed model replays them all. */
export const readFolded = async (
  { engine, library }: Pick<Deps, 'engine' | 'library'>,
  userId: string,
): Promise<{ pupil: PupilRow; rows: LessonRow[] }> => {
  const maps = guideMapsOf(library);
  const pupil = await readPupil(engine.db, userId, { lock: false });
  const current = pupil.events === 0 || (pupil.applied_seq === pupil.events && pupil.model_version === modelOf(pupil, maps.version));
  if (!current) await engine.db.transaction().execute(trx => foldLocked(trx, maps, userId));
  return { pupil, rows: pupil.events === 0 ? [] : await readLessons(engine.db, userId) };
};
