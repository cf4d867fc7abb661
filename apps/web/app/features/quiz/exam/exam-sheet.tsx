import { useEffect } from 'react';
import { keepPage } from '../../../lib/activity.ts';
import { useStored } from '../../../lib/stored.ts';
import { FinishWaiting } from '../player/finish-waiting.tsx';
import type { PlayerState } from '../player/state.ts';
import type { AttemptControls } from '../player/use-attempt.ts';
import { TestSheet } from '../sheet/test-sheet.tsx';
import { isWritten } from './barem.ts';
import { type Desk, desks, setDesk } from './desk.ts';
import { ExamClock } from './exam-clock.tsx';
import { Scratch } from './scratch.tsx';
import type { ExamSetup } from './setup.ts';
import { WrittenSolution } from './written-solution.tsx';

interface ExamSheetProps {
  setup: ExamSetup;
  state: PlayerState;
  controls: AttemptControls;
  teacher: boolean;
}

export function ExamSheet({ setup, state, controls, teacher }: ExamSheetProps) {
  // Thinking long, or a device that slept, is no reason to be sent away.
  useEffect(keepPage, []);
  const { attempt } = state;
  const desk: Desk = useStored(desks)[attempt.id] ?? {
    startedAt: Date.parse(attempt.started_at),
    clock: setup.minutes === null ? 'off' : setup.clock,
    factor: 1,
    flags: [],
    scratch: '',
  };
  const change = (changes: Partial<Desk>) => setDesk(attempt.id, { ...desk, ...changes });
  const flags = new Set(desk.flags);
  // An intro speaks of the paper's own numbers and points; with the missed questions alone it would mislead.
  const whole = setup.count !== null || attempt.questions.length >= setup.questionCount;
  const writtenParts = new Set(setup.parts.flatMap(part => (part.written ? [part.id] : [])));
  return (
    <TestSheet
      slug={setup.slug}
      state={state}
      controls={controls}
      words={{ one: 'kérdés', whole: 'vizsgát' }}
      subject={setup.subject}
      title={setup.title}
      back={setup.back}
      teacher={teacher}
      head={
        setup.minutes !== null &&
        desk.clock !== 'off' && (
          <ExamClock
            desk={desk}
            minutes={setup.minutes}
            onFold={folded => change({ clock: folded ? 'folded' : 'shown' })}
            onHandIn={() => void controls.finish()}
          />
        )
      }
      flags={{
        ids: flags,
        toggle: id => change({ flags: flags.has(id) ? desk.flags.filter(other => other !== id) : [...desk.flags, id] }),
      }}
      parts={whole ? setup.parts : setup.parts.map(({ id, title }) => ({ id, title }))}
      below={question =>
        isWritten(question, writtenParts) && (
          <WrittenSolution
            key={question.id}
            text={desk.written?.[question.id] ?? ''}
            onChange={text => change({ written: { ...desk.written, [question.id]: text } })}
          />
        )
      }
      aside={<Scratch text={desk.scratch} onChange={scratch => change({ scratch })} />}
    >
      <FinishWaiting finishing={controls.finishing} />
    </TestSheet>
  );
}
