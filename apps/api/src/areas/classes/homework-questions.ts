import type { HomeworkQuestion } from '@eszkerek/contract/class-homework';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Deps } from '../../deps.ts';
import { countFirstTries } from '../quiz/first-tries.ts';
import { readWholeSet } from '../sets/open-set.ts';

interface Answer {
  user_id: string | null;
  question_id: string;
  try_number: number;
  status: string;
  mode: string;
  misconception: string | null;
}
type Asked = readonly { id: string; question: CompiledQuestion }[];

const questionsOf = async (deps: Pick<Deps, 'engine' | 'library'>, slug: string): Promise<Asked> => {
  if (!isSetSlug(slug)) return deps.library.questions(slug).map(question => ({ id: question.id, question }));
  return (await readWholeSet(deps, slug))?.questions ?? [];
};

const mostCommon = (ids: readonly string[]): string | undefined =>
  [...Map.groupBy(ids, id => id)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** How the pupils did on each question at the first try. A question that left the page since is left out. */
export const homeworkQuestions = async (
  deps: Pick<Deps, 'engine' | 'library'>,
  homework: { slug: string; mode: 'test' | null },
  answers: readonly Answer[],
): Promise<HomeworkQuestion[]> => {
  const first = answers.filter(({ try_number, mode }) => try_number === 1 && (homework.mode === null || mode === homework.mode));
  if (first.length === 0) return [];
  const counts = countFirstTries(first, ({ question_id }) => question_id);
  return (await questionsOf(deps, homework.slug)).flatMap(({ id, question }, place) => {
    const found = counts.get(id);
    if (!found) return [];
    const { pupils, right, tries } = found;
    const common = mostCommon(tries.flatMap(({ misconception }) => misconception ?? []));
    const misconception = common === undefined ? undefined : deps.library.misconception(common)?.text;
    return [{ number: place + 1, html: question.question, pupils, right, misconception: misconception ?? null }];
  });
};
