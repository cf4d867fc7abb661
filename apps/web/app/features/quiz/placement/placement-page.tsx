import '@eszkerek/ui/formula.css';
import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { newKey } from '../outbox/entry.ts';
import { PlacementQuestion } from './placement-question.tsx';
import { PlacementResult } from './placement-result.tsx';
import { PlacementPaused, PlacementRest, PlacementStart } from './placement-stops.tsx';

interface Step {
  placement: PlacementView;
  /** How to write the answer that could not be read. */
  unreadable?: string | null;
  /** The pupil ended it. */
  stopped?: boolean;
}

/** "Hol tartasz?": up to 20 questions in two sittings, without points; ends with what is sure, shaky and next. */
export function PlacementPage({ subject }: { subject: Subject }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const [paused, setPaused] = useState(false);
  const { run, pending, failure } = useAction((send: () => Promise<Step>) => send(), {
    onSuccess: next => {
      setStep(next);
      setPaused(false);
    },
  });
  const placement = step?.placement ?? null;
  const done = placement?.state === 'done';
  useEffect(() => {
    if (!done) return;
    for (const call of [api.guide.today, api.guide.labels, api.guide.map]) void queries.invalidateQueries({ queryKey: call.key });
  }, [done, queries]);

  const stop = {
    pending,
    failure,
    onGoOn: () => void run(() => api.guide.startPlacement({ params: { subject }, body: {} })),
    onFinish: () =>
      placement &&
      void run(async () => ({ ...(await api.guide.finishPlacement({ params: { id: placement.id }, body: {} })), stopped: true })),
  };
  if (!placement) return <PlacementStart subject={subject} {...stop} />;
  const { asked, most } = placement;
  const enough = !step?.stopped && asked > 0 && asked < most ? asked : null;
  if (placement.result) return <PlacementResult subject={subject} result={placement.result} enough={enough} />;
  if (paused) return <PlacementPaused {...stop} onGoOn={() => setPaused(false)} />;
  const { id, question } = placement;
  if (!question) return <PlacementRest {...stop} />;
  return (
    <PlacementQuestion
      key={`${id} ${question.id}`}
      placement={placement}
      question={question}
      pending={pending}
      note={failure ?? step?.unreadable ?? null}
      onAnswer={answer =>
        void run(() => api.guide.answerPlacement({ params: { id }, body: { questionId: question.id, key: newKey(), ...answer } }))
      }
      onPause={() => setPaused(true)}
    />
  );
}
