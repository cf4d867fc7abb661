import type { AnswerValue, Solution } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { answerQuestion } from '../areas/quiz/answer-question.ts';
import { finishAttempt } from '../areas/quiz/finish-attempt.ts';
import { solutionOf } from '../areas/quiz/grading.ts';
import { versionsOf } from '../areas/quiz/question-versions.ts';
import { startAttempt } from '../areas/quiz/start-attempt.ts';
import { addDays, addSeconds } from '../clock.ts';
import { newId } from '../db/id.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { pastClock } from './past-clock.ts';
import { slipsOf } from './topics.ts';

const SECONDS_A_QUESTION = 45;
const SLIPS = 0.3;

const rightAnswer = ({ type }: CompiledQuestion, { answer, correct = [], pairs, blanks }: Solution): AnswerValue => {
  if (type === 'multi' || type === 'order') return correct;
  return pairs ?? blanks ?? answer ?? correct[0] ?? '';
};

const callerOf = (userId: string, at: Date): Caller => ({
  userId,
  role: 'student',
  approved: true,
  sessionId: 'demo',
  confirmedAt: at.toISOString(),
  teacherMode: false,
  lacksSecondStep: false,
});

/** These pupils did the quiz of the homework, with a slip now and then, through the calls of a real attempt. */
export const doHomework = async (base: Deps, pupils: readonly string[], slug: string, chance: () => number): Promise<void> => {
  const versions = versionsOf(base.engine);
  for (const [i, userId] of pupils.entries()) {
    let at = addSeconds(addDays(base.clock.now(), -2), i * 1800);
    const deps = (): Deps => ({ ...base, clock: pastClock(at) });
    const caller = callerOf(userId, at);
    const { row, shown } = await startAttempt(deps(), versions, caller, { slug });
    const answerOne = async (questionId: string, answer: AnswerValue) => {
      at = addSeconds(at, SECONDS_A_QUESTION);
      return answerQuestion(deps(), versions, caller, { attemptId: row.id, questionId, answer, key: newId() });
    };
    for (const item of shown.items) {
      const question = await versions.of(base.engine.db, item);
      const right = rightAnswer(question, solutionOf(question, shown.seed, item.id));
      const slip = question.type === 'numeric' && chance() < SLIPS ? slipsOf(question)[0] : undefined;
      const result = await answerOne(item.id, slip?.answer ?? right);
      if (result.status !== 'correct' && result.canRetry) await answerOne(item.id, right);
    }
    await finishAttempt(deps(), versions, caller, row.id);
  }
};
