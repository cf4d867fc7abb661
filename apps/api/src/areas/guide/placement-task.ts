import type { Subject } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { isPlaced, nextQuestion } from '@eszkerek/guide/placement';
import type { Deps } from '../../deps.ts';
import type { Attempt } from '../quiz/attempt.ts';
import type { ShownItem } from '../quiz/shown.ts';
import { makeFittingTask } from '../quiz/tasks.ts';
import { mayOpenOf } from './lesson-access.ts';
import { readGuide } from './pupil-guide.ts';
import { itemKinds } from './record-answers.ts';

const LEVEL = 2;
const isTyped = ({ type }: CompiledQuestion): boolean => itemKinds[type] === 'typed';

/** The next task of a placement; undefined when the map is sure enough or nothing is left to ask. */
export const choosePlacementTask = async (
  deps: Deps,
  userId: string,
  subject: Subject,
  { shown }: Attempt,
  answers: readonly { question_id: string; status: string }[],
): Promise<ShownItem | undefined> => {
  const guide = await readGuide(deps, userId);
  const mayOpen = await mayOpenOf(deps, userId);
  const { map, mastery } = guide.subject(subject);
  const rights = new Map(answers.map(row => [row.question_id, row.status === 'correct']));
  const asked = shown.items.map(item => ({ place: map.index.get(item.lesson ?? '') ?? -1, right: rights.get(item.id) ?? false }));
  const p = mastery();
  if (isPlaced(map, p, asked.length)) return undefined;
  const generatorAt = (place: number): string | undefined => guide.lesson(map.lessons[place]?.slug ?? '')?.generator;
  // Up to the own grade; a lesson that is not written yet may be asked too, its generator exists.
  const candidates = [...map.lessons.keys()].filter(place => {
    const lesson = guide.lesson(map.lessons[place]?.slug ?? '');
    return (map.gaps[place] ?? 0) <= 0 && lesson?.generator !== undefined && mayOpen({ ...lesson, written: true });
  });
  const place = nextQuestion(map, candidates, p, asked);
  const generator = place === undefined ? undefined : generatorAt(place);
  if (place === undefined || !generator) return undefined;
  const id = String(shown.items.length + 1);
  const { task } = makeFittingTask(generator, LEVEL, id, isTyped, guide.place.country);
  return { id, lesson: map.lessons[place]?.slug ?? '', generated: { generator, level: LEVEL, question: task } };
};
