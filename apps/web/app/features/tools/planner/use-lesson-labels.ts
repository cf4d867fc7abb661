import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import type { PlanTopic } from './spread-plan.ts';

type Labels = Awaited<ReturnType<typeof api.guide.labels>>['labels'];

const none: Labels = {};

/** What the pupil's map says of each lesson that is not new. Only asked for; the plan itself is not sent. */
export function useLessonLabels(): Labels {
  const pupil = useSession().user?.role === 'student';
  const [labels, setLabels] = useState(none);
  useEffect(() => {
    if (!pupil) return;
    let alive = true;
    api.guide.labels({}).then(
      answer => alive && setLabels(answer.labels),
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [pupil]);
  return pupil ? labels : none;
}

const REPEAT_MINUTES = 25;

/** A lesson that was known and is due again needs one block. */
export const forLabel = (topic: PlanTopic, label: Labels[string] | undefined): PlanTopic =>
  label === 'repeat' ? { ...topic, title: `Ismétlés: ${topic.title}`, minutes: Math.min(topic.minutes, REPEAT_MINUTES) } : topic;
