import { liveSeat } from '../live-seat.ts';
import { OwnPaceQuestion } from './own-pace-question.tsx';
import { PupilEnd } from './pupil-end.tsx';
import { PupilLobby } from './quiet-screens.tsx';
import type { PupilScreenProps } from './screen-props.ts';
import { TeacherPacedQuestion } from './teacher-paced-question.tsx';

/** What the pupil sees now. */
export function PupilScreen(props: PupilScreenProps) {
  const { view } = props;
  const { phase, pace } = view.lesson;
  if (phase === 'ended') return <PupilEnd view={view} connected={props.connected} onLeft={() => liveSeat.set(null)} />;
  if (phase === 'lobby') return <PupilLobby {...props} />;
  if (pace === 'own') return <OwnPaceQuestion {...props} />;
  return <TeacherPacedQuestion key={`${view.question?.id}/${view.lesson.round}`} {...props} />;
}
