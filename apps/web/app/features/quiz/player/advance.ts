import { noteActivity } from '../../../lib/activity.ts';
import { TASKS_PER_SHEET } from '../quiz-kind.ts';
import { nextPlace } from './derive.ts';
import type { PlayerState } from './state.ts';
import type { AttemptControls } from './use-attempt.ts';

/** To the next open question; an endless sheet grows by one; after the last one comes the result. */
export async function advance(state: PlayerState, controls: AttemptControls): Promise<void> {
  const { attempt } = state;
  noteActivity();
  const place = nextPlace(state);
  if (place !== null) return controls.dispatch({ type: 'went', at: place });
  const isLast = attempt.mode !== 'endless' || attempt.questions.length >= TASKS_PER_SHEET;
  await (isLast ? controls.finish() : controls.more());
}
