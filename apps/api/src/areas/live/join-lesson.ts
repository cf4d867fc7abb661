import { AppError } from '@eszkerek/contract';
import { LIVE } from '@eszkerek/contract/live';
import { newId } from '../../db/id.ts';
import type { Caller } from '../../http/caller.ts';
import { isSeatedIn, namesOfClass } from '../classes/class-names.ts';
import type { Live } from './context.ts';
import { guestName } from './guest-names.ts';
import { type LessonRow, lessonOfCode, lockLesson, touchLesson } from './lesson-store.ts';
import { hashSecret, newLiveToken } from './live-token.ts';
import { insertParticipant, type ParticipantRow, participantsOf, renewParticipant } from './participant-store.ts';

type Way = 'account' | 'animal' | 'classList' | 'signIn';

const lessonAt = async ({ deps }: Live, code: string): Promise<LessonRow> => {
  const lesson = await lessonOfCode(deps.engine.db, code, deps.clock.now().toISOString());
  if (!lesson) throw new AppError('notFound', { message: 'Ezzel a kóddal most nem fut élő óra. Nézd meg újra a kivetítőt!' });
  return lesson;
};

/** Pupils of the class join by their account; everyone else as a guest, where the teacher and the content allow it. */
const wayIn = async ({ deps }: Live, lesson: LessonRow, caller: Caller | null): Promise<Way> => {
  if (caller?.role === 'student' && lesson.class_id && (await isSeatedIn(deps, lesson.class_id, caller.userId))) return 'account';
  if (lesson.guests === 'none') return 'signIn';
  return lesson.guests === 'classList' ? 'classList' : 'animal';
};

const listedNames = ({ deps }: Live, lesson: LessonRow) =>
  lesson.class_id ? namesOfClass(deps, lesson.class_id, lesson.teacher_id) : Promise.resolve([]);

export const lookAtLesson = async (live: Live, caller: Caller | null, code: string) => {
  const lesson = await lessonAt(live, code);
  const join = await wayIn(live, lesson, caller);
  const taken = join === 'classList' ? new Set((await participantsOf(live.deps.engine.db, lesson.id)).map(({ name }) => name)) : null;
  const names = taken ? (await listedNames(live, lesson)).filter(({ name }) => !taken.has(name)) : [];
  return { title: lesson.title, class_name: lesson.class_name, join, names };
};

/** The wished or given name of somebody new. */
const nameFor = (way: Way, listed: string | undefined, present: readonly ParticipantRow[]): string => {
  const taken = new Set(present.map(({ name }) => name));
  if (way === 'account') return listed ?? 'Tanuló';
  if (way === 'classList') {
    if (listed === undefined) throw new AppError('invalid', { message: 'Válaszd ki a nevedet a listából.' });
    if (taken.has(listed)) throw new AppError('conflict', { message: 'Ezt a nevet már más választotta. Nézd meg újra a listát!' });
    return listed;
  }
  let name = guestName();
  while (taken.has(name)) name = guestName();
  return name;
};

/** One transaction under the lesson's lock, so two joins at once cannot exceed 40 pupils or share a name. */
export const joinLesson = async (live: Live, caller: Caller | null, input: { code: string; nameId?: string | undefined }) => {
  const { deps, bus } = live;
  const found = await lessonAt(live, input.code);
  const way = await wayIn(live, found, caller);
  if (way === 'signIn')
    throw new AppError('forbidden', { message: 'Erre az órára az osztály tagjai léphetnek be. Jelentkezz be, és írd be újra a kódot!' });
  const userId = way === 'account' && caller ? caller.userId : null;
  const listedId = userId ?? input.nameId;
  const listed = way === 'animal' ? undefined : (await listedNames(live, found)).find(({ id }) => id === listedId)?.name;
  const token = newLiveToken();
  const token_hash = hashSecret(token);
  const joined = await deps.engine.write(async trx => {
    const lesson = await lockLesson(trx, found.id);
    if (!lesson || lesson.ended_at) throw new AppError('notFound');
    const present = await participantsOf(trx, lesson.id);
    const mine = userId ? present.find(row => row.user_id === userId) : undefined;
    if (!mine && present.length >= LIVE.maxPupils) throw new AppError('conflict', { message: 'Az óra betelt.' });
    const name = nameFor(way, listed, present);
    if (mine) await renewParticipant(trx, mine.id, { token_hash, name });
    else
      await insertParticipant(trx, {
        id: newId(),
        lesson_id: lesson.id,
        user_id: userId,
        name,
        token_hash,
        joined_at: deps.clock.now().toISOString(),
        stream_id: null,
        away_at: null,
      });
    return { name, version: await touchLesson(trx, lesson.id) };
  });
  bus.counted(found.id, joined.version);
  return { token, name: joined.name, guest: userId === null };
};
