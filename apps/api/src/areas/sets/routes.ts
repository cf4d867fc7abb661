import { AppError, type contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { firstRightOn } from '../classes/first-right.ts';
import { solutionOf, viewOf } from '../quiz/grading.ts';
import { bankQuestion, searchBank } from './bank.ts';
import { copySet, makeSet, putQuestion, saveSet } from './change-set.ts';
import { previewQuestion } from './preview-question.ts';
import { setsOfTeacher } from './set-store.ts';
import { openShared, removeSet, shareSet, unshareSet } from './share-set.ts';
import { listSets, viewSet } from './view-set.ts';

export const setsHandlers = (deps: Deps): Handlers<typeof contract.sets> => {
  const { library, settings } = deps;
  const answer = async (slug: string, teacherId: string) => {
    const set = await viewSet(deps, slug, teacherId);
    if (!set) throw new AppError('notFound');
    return { success: true as const, set };
  };
  return {
    list: async ({ caller }) => ({ success: true, sets: await listSets(deps, caller.userId) }),
    make: async ({ body, caller }) => answer(await makeSet(deps, caller.userId, body), caller.userId),
    read: ({ params, caller }) => answer(params.slug, caller.userId),
    save: async ({ params, body, caller }) => {
      await saveSet(deps, { ...body, slug: params.slug, teacherId: caller.userId });
      return answer(params.slug, caller.userId);
    },
    putQuestion: async ({ params, body, caller }) => {
      await putQuestion(deps, { ...body, slug: params.slug, teacherId: caller.userId });
      return answer(params.slug, caller.userId);
    },
    remove: async ({ params, caller }) => {
      await removeSet(deps, params.slug, caller.userId);
      return { success: true, message: 'A kérdéssor lekerült a listádról.' };
    },
    share: async ({ params, caller }) => ({ success: true, share_code: await shareSet(deps, params.slug, caller.userId) }),
    unshare: async ({ params, caller }) => {
      await unshareSet(deps, params.slug, caller.userId);
      return { success: true, message: 'A kód már nem működik.' };
    },
    open: async ({ body, caller }) => answer(await openShared(deps, body.code, caller.userId), caller.userId),
    copy: async ({ params, caller }) => answer(await copySet(deps, caller.userId, params.slug), caller.userId),
    bank: async ({ query, caller }) => {
      const { questions, ...found } = searchBank(library, query);
      const sets = (await setsOfTeacher(deps.engine.db, caller.userId)).map(({ slug }) => slug);
      const firstRight = await firstRightOn(deps, caller.userId, [...new Set([...questions.map(({ quiz }) => quiz), ...sets])]);
      return {
        success: true,
        ...found,
        questions: questions.map(entry => ({ ...entry, first_right: firstRight(`${entry.quiz}.${entry.id}`) })),
      };
    },
    bankQuestion: async ({ params }) => {
      const question = bankQuestion(library, params.quiz, params.id);
      if (!question) throw new AppError('notFound');
      const seed = settings.viewSecret;
      return { success: true, question: viewOf(question, seed, question.id), solution: solutionOf(question, seed, question.id) };
    },
    preview: async ({ body }) => ({ success: true, ...previewQuestion(library, body.question) }),
  };
};
