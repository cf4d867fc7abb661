import type { LiveAction } from '@eszkerek/contract/live';
import type { LivePhase } from '@eszkerek/contract/live-shapes';

export interface LessonState {
  phase: LivePhase;
  /** Place of the question on the board; -1 before the first one and while everybody works at their own pace. */
  index: number;
  round: number;
  paused: boolean;
  showBars: boolean;
}

export interface Change {
  state: LessonState;
  timer: 'keep' | 'restart' | 'clear' | 'more';
  /** A twin of the current question goes in after it. */
  addsTwin?: true;
}

interface Facts {
  pace: 'teacher' | 'own';
  total: number;
  /** For `pause` at own pace: the question to talk about. */
  index?: number | undefined;
}

type Step = (state: LessonState, facts: Facts) => Change | null;

const moved = (state: LessonState, change: Partial<LessonState>, timer: Change['timer'] = 'clear'): Change => ({
  state: { ...state, ...change },
  timer,
});
const ask = (state: LessonState, index: number): Change =>
  moved(state, { phase: 'voting', index, round: 1, showBars: false, paused: false }, 'restart');
const ifPhase =
  (phases: readonly LivePhase[], step: Step): Step =>
  (state, facts) =>
    phases.includes(state.phase) ? step(state, facts) : null;

const common: Partial<Record<LiveAction, Step>> = {
  pause: (state, { pace, index, total }) =>
    moved(state, { paused: true, ...(pace === 'own' ? { index: index !== undefined && index < total ? index : -1 } : {}) }, 'keep'),
  resume: (state, { pace }) => moved(state, { paused: false, ...(pace === 'own' ? { index: -1 } : {}) }, 'keep'),
  end: state => moved(state, { phase: 'ended', paused: false }),
};

const teacherPaced: Partial<Record<LiveAction, Step>> = {
  ...common,
  start: ifPhase(['lobby'], state => ask(state, 0)),
  close: ifPhase(['voting'], state => moved(state, { phase: 'closed' })),
  reopen: ifPhase(['closed'], state => moved(state, { phase: 'voting' }, 'restart')),
  discuss: ifPhase(['voting', 'closed'], state => (state.round === 1 ? moved(state, { phase: 'discuss' }) : null)),
  revote: ifPhase(['closed', 'discuss'], state =>
    state.round === 1 ? moved(state, { phase: 'voting', round: 2, paused: false }, 'restart') : null,
  ),
  reveal: ifPhase(['voting', 'closed', 'discuss'], state => moved(state, { phase: 'reveal' })),
  next: ifPhase(['voting', 'closed', 'discuss', 'reveal'], (state, { total }) =>
    state.index + 1 < total ? ask(state, state.index + 1) : null,
  ),
  twin: ifPhase(['reveal'], state => ({ ...ask(state, state.index + 1), addsTwin: true })),
  moreTime: ifPhase(['voting'], state => moved(state, {}, 'more')),
  showBars: ifPhase(['closed', 'discuss'], state => moved(state, { showBars: true }, 'keep')),
  hideBars: state => moved(state, { showBars: false }, 'keep'),
};

const ownPaced: Partial<Record<LiveAction, Step>> = {
  ...common,
  start: ifPhase(['lobby'], state => moved(state, { phase: 'voting', index: -1, round: 1 }, 'restart')),
  moreTime: ifPhase(['voting'], state => moved(state, {}, 'more')),
};

/** The lesson after an action; null when the action does not fit the state. */
export const changeLesson = (state: LessonState, action: LiveAction, facts: Facts): Change | null =>
  state.phase === 'ended' ? null : ((facts.pace === 'own' ? ownPaced : teacherPaced)[action]?.(state, facts) ?? null);
