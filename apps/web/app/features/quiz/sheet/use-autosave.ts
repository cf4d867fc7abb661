import type { AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { useCallback, useEffect, useRef } from 'react';
import { answering } from '../../../questions/answering.ts';
import type { AttemptControls } from '../player/use-attempt.ts';

const TYPING_MS = 700;

interface Unsaved {
  questionId: string;
  value: AnswerValue;
}

/** In a test every change is saved by itself: a choice at once, typing after a short rest or when the question is left. */
export function useAutosave(controls: AttemptControls) {
  const unsaved = useRef<Unsaved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { answer, dispatch } = controls;

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    const waiting = unsaved.current;
    unsaved.current = null;
    if (waiting) answer(waiting.questionId, waiting.value);
  }, [answer]);

  const change = useCallback(
    (question: PublicQuestion, value: AnswerValue | null) => {
      dispatch({ type: 'drafted', questionId: question.id, value });
      clearTimeout(timer.current);
      unsaved.current = value === null ? null : { questionId: question.id, value };
      if (answering[question.type].typed) timer.current = setTimeout(saveNow, TYPING_MS);
      else saveNow();
    },
    [dispatch, saveNow],
  );

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      saveNow();
    };
  }, [saveNow]);

  return { change, saveNow };
}
