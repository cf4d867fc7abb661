import type { AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answering } from '../../../questions/answering.ts';
import type { AttemptControls } from '../player/use-attempt.ts';
import { keepUnsaved, takeUnsaved, type Unsaved } from './unsaved-answer.ts';

const TYPING_MS = 700;

/**
 * In a test every change is saved by itself: a choice at once, typing after a short rest or when the question is left.
 * `waits`: something typed is not on its way yet.
 */
export function useAutosave(attemptId: string, { answer, dispatch }: Pick<AttemptControls, 'answer' | 'dispatch'>) {
  const unsaved = useRef<Unsaved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [waits, setWaits] = useState(false);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    const waiting = unsaved.current;
    unsaved.current = null;
    setWaits(false);
    if (waiting) answer(waiting.questionId, waiting.value);
  }, [answer]);

  const change = useCallback(
    (question: PublicQuestion, value: AnswerValue | null) => {
      dispatch({ type: 'drafted', questionId: question.id, value });
      clearTimeout(timer.current);
      unsaved.current = value === null ? null : { attemptId, questionId: question.id, value };
      if (!answering[question.type].typed) return saveNow();
      setWaits(value !== null);
      timer.current = setTimeout(saveNow, TYPING_MS);
    },
    [attemptId, dispatch, saveNow],
  );

  useEffect(() => {
    const kept = takeUnsaved(attemptId);
    if (!kept) return;
    dispatch({ type: 'drafted', questionId: kept.questionId, value: kept.value });
    answer(kept.questionId, kept.value);
  }, [attemptId, answer, dispatch]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    // A page that is reloaded may be gone before the outbox has stored the answer.
    const leave = () => {
      keepUnsaved(unsaved.current);
      saveNow();
    };
    // Back from the browser's page cache: the answer was sent by `saveNow`.
    const comeBack = () => keepUnsaved(null);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      saveNow();
    };
  }, [saveNow]);

  return { change, saveNow, waits };
}
