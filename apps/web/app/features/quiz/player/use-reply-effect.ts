import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { useEffect, useRef } from 'react';
import { playEffect } from './effects.ts';
import type { Phase } from './state.ts';

/** A sound and a short buzz when a reply arrives, if the pupil has switched them on. */
export function useReplyEffect(phase: Phase, result: AnswerResult | null): void {
  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (was !== 'waiting' || (phase !== 'again' && phase !== 'closed') || !result) return;
    playEffect(result.status === 'correct' ? 'right' : 'wrong');
  }, [phase, result]);
}
