import type { PupilView } from '@eszkerek/contract/live-shapes';
import { OwnPaceQuestion } from './own-pace-question.tsx';
import { Paused, PupilEnd, PupilLobby } from './quiet-screens.tsx';
import { TeacherPacedQuestion } from './teacher-paced-question.tsx';

export interface PupilScreenProps {
  view: PupilView;
  at: number;
  connected: boolean;
  token: string;
}

/** What the pupil sees now. */
export function PupilScreen(props: PupilScreenProps) {
  const { view } = props;
  const { phase, pace, paused } = view.lesson;
  if (phase === 'ended') return <PupilEnd {...props} />;
  if (phase === 'lobby') return <PupilLobby {...props} />;
  if (paused) return <Paused {...props} />;
  if (pace === 'own') return <OwnPaceQuestion {...props} />;
  return <TeacherPacedQuestion key={`${view.question?.id}/${view.lesson.round}`} {...props} />;
}
