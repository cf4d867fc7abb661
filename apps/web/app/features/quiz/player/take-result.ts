import { answering } from '../../../questions/answering.ts';
import { type PlayerEvent, type PlayerState, phaseOf } from './state.ts';

/** Writes the result of a tool into the field of the question on screen; none where it has no such field, or is answered. */
export function resultTaker(state: PlayerState, dispatch: (event: PlayerEvent) => void): ((text: string) => void) | undefined {
  const question = state.attempt.questions[state.at];
  if (!question || !answering[question.type].isText) return undefined;
  const { id } = question;
  const phase = phaseOf(state, id);
  if (phase !== 'open' && phase !== 'again') return undefined;
  return text => {
    if (phase === 'again') dispatch({ type: 'reopened', questionId: id });
    dispatch({ type: 'drafted', questionId: id, value: text });
  };
}
