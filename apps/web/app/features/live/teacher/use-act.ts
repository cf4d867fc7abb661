import type { LiveAction } from '@eszkerek/contract/live';
import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { api } from '../../../lib/api.ts';
import { type Action, useAction } from '../../../lib/use-action.ts';

export interface Act {
  action: LiveAction;
  index?: number;
}

/** Moves the lesson on from the step on screen: what another tap has changed already is not changed twice. */
export const useAct = ({ id, step }: Pick<TeacherLiveView, 'id' | 'step'>): Action<Act> =>
  useAction((input: Act) => api.live.act({ params: { id }, body: { ...input, step } }), {
    fallback: 'Ez most nem ment. Próbáld újra!',
  });
