import { AppError } from '@eszkerek/contract';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { type ClassScope, misconceptionsOfClass, studentsOfClass } from './diary-store.ts';
import { insertHomework } from './homework-store.ts';
import type { KnownMisconceptions } from './map-misconceptions.ts';

interface KnownPages extends KnownMisconceptions {
  document(slug: string): { title: string; kind: string } | undefined;
}

interface HomeworkInput {
  scope: ClassScope;
  slugs: readonly string[];
  note: string;
  startsAt?: string | undefined;
  dueAt: string;
  mode?: 'test' | undefined;
  maxTries?: number | undefined;
  recipients?: { name: string; studentIds: readonly string[] } | undefined;
  /** Only those who made this mistake. */
  misconception?: string | undefined;
}

/** Page types a pupil can complete. */
const DOABLE = new Set(['lesson', 'quiz', 'test', 'practice', 'exam', 'workshop']);

const pageOf = (pages: KnownPages, slug: string) => {
  const page = pages.document(slug);
  if (!page || !DOABLE.has(page.kind)) throw new AppError('invalid', { message: 'Ezt az oldalt nem lehet házi feladatnak adni.' });
  return { slug, ...page };
};

export const checkDeadline = (dueAt: string, start: string, now: string): void => {
  if (dueAt <= now) throw new AppError('invalid', { message: 'A határidő legyen a jövőben.' });
  if (dueAt <= start) throw new AppError('invalid', { message: 'A határidő legyen a kezdés után.' });
};

const timesOf = ({ startsAt, dueAt }: HomeworkInput, now: string) => {
  const due_at = new Date(dueAt).toISOString();
  const start = startsAt ? new Date(startsAt).toISOString() : now;
  checkDeadline(due_at, start, now);
  return { due_at, starts_at: start > now ? start : null };
};

/** Who gets it; a null name means the whole class. */
const recipientsFor = async (deps: Pick<Deps, 'engine'>, pages: KnownPages, input: HomeworkInput) => {
  const { db } = deps.engine;
  const all = (await studentsOfClass(db, input.scope)).map(({ id }) => id);
  let chosen = input.recipients?.studentIds ?? all;
  if (chosen.some(id => !all.includes(id))) throw new AppError('notFound');
  if (input.misconception === undefined) return { name: input.recipients?.name ?? null, ids: [...new Set(chosen)] };
  const named = pages.misconception(input.misconception);
  const having = (await misconceptionsOfClass(db, input.scope)).filter(row => row.misconception === input.misconception);
  chosen = chosen.filter(id => having.some(row => row.id === id));
  if (!named || chosen.length === 0) throw new AppError('invalid', { message: 'Ezt a hibát most senkinél nem látjuk.' });
  return { name: named.text, ids: [...new Set(chosen)] };
};

/** One homework for each page, for the same pupils and times; the recipients are notified when it starts. */
export const setHomework = async (deps: Pick<Deps, 'engine' | 'clock'>, pages: KnownPages, input: HomeworkInput) => {
  const now = deps.clock.now().toISOString();
  const { due_at, starts_at } = timesOf(input, now);
  const { name, ids } = await recipientsFor(deps, pages, input);
  const rows = [...new Set(input.slugs)].map(slug => {
    const { title, kind } = pageOf(pages, slug);
    return {
      id: newId(),
      slug,
      title,
      note: input.note,
      due_at,
      starts_at,
      created_at: now,
      mode: kind === 'quiz' ? (input.mode ?? null) : null,
      max_tries: kind === 'lesson' || kind === 'workshop' ? null : (input.maxTries ?? null),
      audience: name,
    };
  });
  await deps.engine.db.transaction().execute(async trx => {
    await insertHomework(
      trx,
      rows.map(row => ({ ...row, class_id: input.scope.classId })),
      ids,
    );
    const notices = rows.flatMap(row =>
      ids.map(userId => ({
        userId,
        kind: 'homework' as const,
        dedupeKey: `homework:${row.id}`,
        title: 'Új házi feladatod van',
        message: row.note ? `${row.title} – ${row.note}` : row.title,
        link: `/tananyag/${row.slug}`,
        sendAt: row.starts_at ?? undefined,
      })),
    );
    if (notices.length > 0) await notify(trx, deps, ...notices);
  });
  return { homework: rows, recipients: ids.length };
};
