import { AppError, type Contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handlers } from '../../http/handler.ts';
import { challengePage } from '../lesson/challenge-page.ts';
import { servePage } from '../lesson/serve-page.ts';
import { answerQuestion } from './answer-question.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import { finishAttempt } from './finish-attempt.ts';
import { giveHint } from './give-hint.ts';
import { nextTask } from './next-task.ts';
import { originOf } from './question-origin.ts';
import { versionsOf } from './question-versions.ts';
import { readMistakeBook } from './read-mistake-book.ts';
import { readStats } from './read-stats.ts';
import { recommend } from './recommend.ts';
import { insertReport } from './report-store.ts';
import { findOpened, startAttempt } from './start-attempt.ts';
import { viewAttempt } from './view-attempt.ts';

export const quizHandlers = (deps: Deps): Handlers<Contract['quiz']> => {
  const { engine, clock, library } = deps;
  const versions = versionsOf(engine);
  const view = (caller: Caller | null, attempt: Attempt) => viewAttempt(engine.db, deps, versions, caller, attempt);
  return {
    page: ({ params, query, caller }) => servePage(deps, caller, params.slug, query.region, data => ({ success: true, quiz: data, data })),
    start: async ({ params, body, caller }) => {
      const attempt = await startAttempt(deps, versions, caller, { ...body, slug: params.slug });
      return { success: true, attempt: await view(caller, attempt), resumed: !attempt.untouched };
    },
    opened: async ({ params, caller }) => {
      const attempt = await findOpened(deps, caller, params.slug);
      return { success: true, attempt: attempt && (await view(caller, attempt)) };
    },
    read: async ({ params, caller }) => ({
      success: true,
      attempt: await view(caller, await openAttempt(engine.db, deps, params.id, caller, { lock: false })),
    }),
    answer: async ({ params, body, caller }) => ({
      success: true,
      result: await answerQuestion(deps, versions, caller, { attemptId: params.id, ...body }),
    }),
    hint: async ({ params, body, caller }) => ({
      success: true,
      ...(await giveHint(deps, versions, caller, { attemptId: params.id, ...body })),
    }),
    next: async ({ params, caller }) => ({ success: true, attempt: await view(caller, await nextTask(deps, caller, params.id)) }),
    finish: async ({ params, caller }) => {
      const attempt = await finishAttempt(deps, versions, caller, params.id);
      return { success: true, score_percentage: attempt.row.score_percentage ?? 0, attempt: await view(caller, attempt) };
    },
    report: async ({ params, body, caller }) => {
      const place = originOf(params.slug, body.questionId);
      if (!place) return { success: true, message: 'Ezt a kérdést a tanárod írta. Szólj neki, és kijavítja!' };
      if (!library.document(place.quizSlug) && !challengePage(library, place.quizSlug)) throw new AppError('contentNotFound');
      const asked = library.questions(place.quizSlug);
      if (asked.length > 0 && !asked.some(({ id }) => id === place.questionId)) throw new AppError('contentNotFound');
      await insertReport(engine.db, {
        ...place,
        userId: caller?.userId ?? null,
        message: body.message,
        at: clock.now().toISOString(),
      });
      return { success: true, message: 'Köszönjük, megnézzük!' };
    },
    mistakes: async ({ caller }) => ({ success: true, mistakes: await readMistakeBook(deps, caller.userId) }),
    stats: async ({ caller }) => ({ success: true, ...(await readStats(deps, caller.userId)) }),
    recommendations: async ({ caller }) => ({ success: true, recommendations: await recommend(deps, caller.userId) }),
  };
};
