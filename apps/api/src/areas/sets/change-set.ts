import { randomInt } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import { type OwnQuestion, SETS, type SetItemRef } from '@eszkerek/contract/set-shapes';
import type { Subject } from '@eszkerek/documents/base';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { bankQuestion } from './bank.ts';
import { checkQuestion } from './own-question.ts';
import {
  countSets,
  deleteOwnQuestions,
  insertSet,
  ownQuestionsOf,
  putOwnQuestion,
  type SetRow,
  setOfSlug,
  setsOfTeacher,
  updateSet,
} from './set-store.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 8;
const newName = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Locked until the transaction ends. Another's set looks like a missing one. */
export const lockOwnSet = async (trx: Db, slug: string, teacherId: string): Promise<SetRow> => {
  const set = await setOfSlug(trx, slug, { lock: true });
  if (set?.teacher_id !== teacherId) throw new AppError('notFound');
  return set;
};

const insertNew = async (
  trx: Db,
  now: string,
  set: { teacherId: string; title: string; subject: Subject; items: string },
): Promise<SetRow> => {
  if ((await countSets(trx, set.teacherId)) >= SETS.maxSets)
    throw new AppError('conflict', { message: `Legfeljebb ${SETS.maxSets} kérdéssorod lehet. Törölj egyet, amire már nincs szükséged!` });
  const row: SetRow = {
    id: newId(),
    slug: `keszlet-${newName()}`,
    teacher_id: set.teacherId,
    title: set.title,
    subject: set.subject,
    items: set.items,
    share_code: null,
    created_at: now,
    updated_at: now,
  };
  await insertSet(trx, row);
  return row;
};

export const makeSet = async ({ engine, clock }: Deps, teacherId: string, input: { title: string; subject: Subject }): Promise<string> => {
  const now = clock.now().toISOString();
  return engine.db.transaction().execute(async trx => (await insertNew(trx, now, { teacherId, ...input, items: '[]' })).slug);
};

const TITLE_LENGTH = 80;
const COPY = ' (másolat)';

/** The own questions come along under the ids they have: they are unique within a set. */
export const copySet = async ({ engine, clock }: Deps, teacherId: string, slug: string): Promise<string> => {
  const now = clock.now().toISOString();
  return engine.db.transaction().execute(async trx => {
    const source = (await setsOfTeacher(trx, teacherId)).find(set => set.slug === slug);
    if (!source) throw new AppError('notFound');
    const title = source.title.slice(0, TITLE_LENGTH - COPY.length) + COPY;
    const copy = await insertNew(trx, now, { teacherId, title, subject: source.subject, items: source.items });
    for (const row of await ownQuestionsOf(trx, source.id)) await putOwnQuestion(trx, { ...row, set_id: copy.id, updated_at: now });
    return copy.slug;
  });
};

const keyOf = (ref: SetItemRef): string => ('own' in ref ? ref.own : `${ref.quiz}.${ref.id}`);

interface SaveInput {
  teacherId: string;
  slug: string;
  title: string;
  subject: Subject;
  items: readonly SetItemRef[];
}

export const saveSet = ({ engine, clock, library }: Deps, { teacherId, slug, title, subject, items }: SaveInput): Promise<void> =>
  engine.db.transaction().execute(async trx => {
    const set = await lockOwnSet(trx, slug, teacherId);
    const own = new Set((await ownQuestionsOf(trx, set.id)).map(({ id }) => id));
    const isKnown = (ref: SetItemRef) => ('own' in ref ? own.has(ref.own) : bankQuestion(library, ref.quiz, ref.id) !== undefined);
    if (!items.every(isKnown)) throw new AppError('invalid', { message: 'Az egyik kérdés már nincs meg. Töltsd be újra az oldalt!' });
    const distinct = [...new Map(items.map(ref => [keyOf(ref), ref])).values()];
    await updateSet(trx, set.id, { title, subject, items: JSON.stringify(distinct), updated_at: clock.now().toISOString() });
    await deleteOwnQuestions(
      trx,
      set.id,
      distinct.flatMap(ref => ('own' in ref ? [ref.own] : [])),
    );
  });

interface QuestionInput {
  teacherId: string;
  slug: string;
  id?: string | undefined;
  question: OwnQuestion;
}

/** Adds an own question at the end, or changes one. */
export const putQuestion = ({ engine, clock, library }: Deps, { teacherId, slug, id, question }: QuestionInput): Promise<void> =>
  engine.db.transaction().execute(async trx => {
    const set = await lockOwnSet(trx, slug, teacherId);
    const checked = checkQuestion(library, question);
    const error = checked.faults.find(({ level }) => level === 'error');
    if (!checked.question) throw new AppError('invalid', error ? { message: error.message } : {});
    const items = JSON.parse(set.items) as SetItemRef[];
    if (id !== undefined && !items.some(ref => 'own' in ref && ref.own === id)) throw new AppError('notFound');
    if (id === undefined && items.length >= SETS.maxItems)
      throw new AppError('conflict', { message: `Egy kérdéssorban legfeljebb ${SETS.maxItems} kérdés lehet.` });
    const now = clock.now().toISOString();
    const own = id ?? `sajat-${newName()}`;
    await putOwnQuestion(trx, { set_id: set.id, id: own, question: JSON.stringify(checked.written), updated_at: now });
    const after = id === undefined ? [...items, { own }] : items;
    await updateSet(trx, set.id, { items: JSON.stringify(after), updated_at: now });
  });
