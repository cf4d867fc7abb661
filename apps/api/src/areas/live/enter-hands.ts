import { AppError } from '@eszkerek/contract';
import type { Live } from './context.ts';
import { lockLesson, updateLesson } from './lesson-store.ts';

/** Hands counted for each option, by `question/round`. */
export type Hands = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const handsKey = (questionId: string, round: number): string => `${questionId}/${round}`;

interface HandsInput {
  id: string;
  teacherId: string;
  questionId: string;
  round: number;
  counts: Record<string, number>;
}

export const enterHands = async ({ deps, contents, bus }: Live, input: HandsInput): Promise<void> => {
  const version = await deps.engine.write(async trx => {
    const lesson = await lockLesson(trx, input.id);
    if (!lesson || lesson.teacher_id !== input.teacherId) throw new AppError('notFound');
    const { items } = await contents.of(trx, lesson);
    if (lesson.ended_at || !items.some(({ id }) => id === input.questionId)) throw new AppError('conflict');
    const hands = { ...(JSON.parse(lesson.hands) as Hands), [handsKey(input.questionId, input.round)]: input.counts };
    await updateLesson(trx, lesson.id, { hands: JSON.stringify(hands) });
    return lesson.version + 1;
  });
  bus.counted(input.id, version);
};
