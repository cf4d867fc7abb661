import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { EventStream } from '../../http/event-stream.ts';
import type { Handlers } from '../../http/handler.ts';
import { actOnLesson } from './act-on-lesson.ts';
import { answerLive } from './answer-live.ts';
import { enterHands } from './enter-hands.ts';
import { joinLesson, lookAtLesson } from './join-lesson.ts';
import { openLessonsOf } from './lesson-store.ts';
import type { LiveStreams, Watcher } from './live-streams.ts';
import { makeBoardLink, openBoard } from './open-board.ts';
import { requireOwnLesson } from './own-lesson.ts';
import { readLiveToken, requireParticipant } from './read-live-token.ts';
import { readQuestion } from './read-question.ts';
import { removeParticipant } from './remove-participant.ts';
import { startLesson } from './start-lesson.ts';

export const liveHandlers = ({ engine, clock }: Deps, streams: LiveStreams): Handlers<typeof contract.live> => {
  const { live } = streams;
  const streamOf = (lessonId: string, watcher: Watcher, lastEventId: string | undefined, once: boolean) =>
    new EventStream(sink => void streams.open(lessonId, watcher, sink, { lastEventId, once }).catch(() => sink.end()));
  return {
    list: async ({ caller }) => {
      const lessons = await openLessonsOf(engine.db, caller.userId, clock.now().toISOString());
      return { success: true, lessons: lessons.map(lesson => ({ ...lesson, present: lesson.present ?? 0 })) };
    },
    start: async ({ body, caller }) => ({ success: true, ...(await startLesson(live, caller, body)) }),
    act: async ({ params, body, caller }) => ({
      success: true,
      step: await actOnLesson(live, { ...body, id: params.id, teacherId: caller.userId }),
    }),
    question: async ({ params, query, caller }) => {
      const { id } = await requireOwnLesson(live, params.id, caller.userId);
      return { success: true, ...(await readQuestion(live, id, query.index)) };
    },
    hands: async ({ params, body, caller }) => {
      await enterHands(live, { ...body, id: params.id, teacherId: caller.userId });
      return { success: true, message: 'Beírtuk a kézfelemeléseket.' };
    },
    remove: async ({ params, caller }) => {
      const lesson = await requireOwnLesson(live, params.id, caller.userId);
      await removeParticipant(live, lesson.id, params.participantId);
      return { success: true, message: 'Kivetted az óráról. A kóddal újra beléphet.' };
    },
    boardLink: async ({ params, caller }) => ({
      success: true,
      ...(await makeBoardLink(live, await requireOwnLesson(live, params.id, caller.userId))),
    }),
    teacherStream: async ({ params, query, caller, raw }) => {
      const { id } = await requireOwnLesson(live, params.id, caller.userId);
      return streamOf(id, { kind: 'teacher' }, raw.header('last-event-id'), query.once !== undefined);
    },
    look: async ({ params, caller }) => ({ success: true, ...(await lookAtLesson(live, caller, params.code)) }),
    join: async ({ params, body, caller }) => ({
      success: true,
      ...(await joinLesson(live, caller, { code: params.code, nameId: body.nameId })),
    }),
    openBoard: async ({ body }) => ({ success: true, token: await openBoard(live, body.code) }),
    stream: async ({ query, liveToken, raw }) => {
      const who = await readLiveToken(live, liveToken);
      const watcher: Watcher =
        who.kind === 'board'
          ? { kind: 'board' }
          : { kind: 'pupil', pupil: { id: who.participant.id, name: who.participant.name, guest: who.participant.user_id === null } };
      const lessonId = who.kind === 'board' ? who.lessonId : who.participant.lesson_id;
      return streamOf(lessonId, watcher, raw.header('last-event-id'), query.once !== undefined);
    },
    answer: async ({ body, liveToken }) => ({
      success: true,
      result: await answerLive(live, await requireParticipant(live, liveToken), body),
    }),
    leave: async ({ liveToken }) => {
      const { lesson_id, id } = await requireParticipant(live, liveToken);
      await removeParticipant(live, lesson_id, id);
      return { success: true, message: 'Kiléptél az óráról.' };
    },
  };
};
