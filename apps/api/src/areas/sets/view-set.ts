import type { QuestionSet, SetEntry, SetItemRef } from '@eszkerek/contract/set-shapes';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import { firstRightOn } from '../classes/first-right.ts';
import { nameOf } from '../classes/list-students.ts';
import { questionHtml } from '../quiz/question-html.ts';
import { documentOfSet, questionsOfSet } from './set-content.ts';
import { ownQuestionsOf, type SetRow, setsOfTeacher } from './set-store.ts';

type Named = SetRow & { username: string; real_name: string | null };

const entryOf = (row: Named, teacherId: string): SetEntry => ({
  slug: row.slug,
  title: row.title,
  questions: (JSON.parse(row.items) as SetItemRef[]).length,
  own: row.teacher_id === teacherId,
  author: nameOf(row),
  updated_at: row.updated_at,
});

export const listSets = async ({ engine }: Pick<Deps, 'engine'>, teacherId: string): Promise<SetEntry[]> =>
  (await setsOfTeacher(engine.db, teacherId)).map(row => entryOf(row, teacherId));

/** A set as its author, or a colleague who opened it, sees it. */
export const viewSet = async (deps: Deps, slug: string, teacherId: string): Promise<QuestionSet | undefined> => {
  const { engine, library } = deps;
  const row = (await setsOfTeacher(engine.db, teacherId)).find(set => set.slug === slug);
  if (!row) return undefined;
  const written = await ownQuestionsOf(engine.db, row.id);
  const questions = questionsOfSet(library, row, written);
  const { category, minutes } = documentOfSet(library, row);
  const firstRight = await firstRightOn(deps, teacherId, [slug, ...new Set(questions.flatMap(({ topic }) => topic ?? []))]);
  const sources = new Map(written.map(({ id, question }) => [id, JSON.parse(question)]));
  const entry = entryOf(row, teacherId);
  return {
    ...entry,
    questions: questions.length,
    subject: row.subject,
    premium: isPremiumCategory(category),
    minutes,
    share_code: entry.own ? row.share_code : null,
    items: questions.map(({ ref, id, premium, question }) => ({
      ref,
      premium,
      first_right: firstRight(id),
      html: questionHtml(question),
      type: question.type,
      difficulty: question.difficulty ?? null,
      question: 'own' in ref ? (sources.get(ref.own) ?? null) : null,
    })),
  };
};
