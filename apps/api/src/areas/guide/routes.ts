import type { Contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readClassMap, readPupilMap } from './class-map.ts';
import { forgetPupil } from './guide-store.ts';
import { answerPlacement, finishPlacement, startPlacement } from './placement.ts';
import { readPlacementState } from './placement-state.ts';
import { readGuide } from './pupil-guide.ts';
import { readSettings, saveSettings } from './settings.ts';
import { readReviewState, startReview } from './start-review.ts';
import { listOthers, readMap, readToday, swapPart } from './today.ts';
import { explainGuide } from './why.ts';

export const guideHandlers = (deps: Deps): Handlers<Contract['guide']> => ({
  settings: async ({ caller }) => ({ success: true, settings: await readSettings(deps, caller.userId) }),
  saveSettings: async ({ caller, body }) => {
    await saveSettings(deps, caller.userId, body);
    return { success: true, message: 'Elmentettük.', settings: await readSettings(deps, caller.userId) };
  },
  today: async ({ caller }) => ({ success: true, today: await readToday(deps, caller) }),
  others: async ({ caller, params }) => ({ success: true, others: await listOthers(deps, caller, params.part) }),
  swap: async ({ caller, params, body }) => ({ success: true, today: await swapPart(deps, caller, { ...params, ...body }) }),
  labels: async ({ caller }) => {
    const guide = await readGuide(deps, caller.userId);
    return { success: true, labels: Object.fromEntries([...guide.rows.keys()].map(slug => [slug, guide.label(slug)])) };
  },
  map: async ({ caller, params }) => ({ success: true, map: await readMap(deps, caller, params.subject) }),
  placement: async ({ caller, params }) => ({ success: true, state: await readPlacementState(deps, caller.userId, params.subject) }),
  startPlacement: async ({ caller, params, body }) => ({
    success: true,
    placement: await startPlacement(deps, caller, params.subject, body.fresh === true),
  }),
  answerPlacement: async ({ caller, params, body }) => {
    const { questionId, key } = body;
    const answer = body.unknown ? null : (body.answer ?? null);
    return { success: true, ...(await answerPlacement(deps, caller, { id: params.id, questionId, answer, key })) };
  },
  finishPlacement: async ({ caller, params }) => ({ success: true, placement: await finishPlacement(deps, caller, params.id) }),
  reviewState: async ({ caller }) => ({ success: true, ...(await readReviewState(deps, caller)) }),
  startReview: async ({ caller, body }) => ({ success: true, ...(await startReview(deps, caller, body)) }),
  why: async ({ caller }) => ({ success: true, ...(await explainGuide(deps, caller.userId)) }),
  reset: async ({ caller }) => {
    await deps.engine.db.transaction().execute(trx => forgetPupil(trx, caller.userId));
    return { success: true, message: 'Elfelejtettük, amit a tudásodról gondoltunk. Tiszta lappal indulsz.' };
  },
  classMap: async ({ caller, params }) => ({
    success: true,
    ...(await readClassMap(deps, { classId: params.id, teacherId: caller.userId, subject: params.subject })),
  }),
  pupilMap: async ({ caller, params }) => ({
    success: true,
    map: await readPupilMap(deps, { studentId: params.id, teacherId: caller.userId, subject: params.subject }),
  }),
});
