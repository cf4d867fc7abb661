import { CallError } from '@eszkerek/contract/client';
import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { region } from '../../../lib/region.ts';
import { useAction } from '../../../lib/use-action.ts';
import { markResult, recallAttempt, rememberAttempt, shownResult } from '../attempt-memory.ts';
import { currentOutbox, GUEST } from '../outbox/account-outbox.ts';
import { newKey } from '../outbox/entry.ts';
import { openState, type PlayerEvent, type PlayerState, play } from './state.ts';
import { useFinish } from './use-finish.ts';
import { useReplyNote } from './use-reply-note.ts';

export type StartBody = NonNullable<Parameters<typeof api.quiz.start>[0]>['body'];

export type AttemptStage =
  /** Nothing is open and nothing was asked for. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string; offline: boolean }
  | { status: 'ready'; state: PlayerState };

type StageEvent = PlayerEvent | { type: 'idle' } | { type: 'loading' } | { type: 'failed'; error: unknown };

function onStage(stage: AttemptStage, event: StageEvent): AttemptStage {
  switch (event.type) {
    case 'idle':
      return { status: 'idle' };
    case 'loading':
      // What waits for the line stays until something comes.
      return stage.status === 'failed' && stage.offline ? stage : { status: 'loading' };
    case 'failed':
      return { status: 'failed', message: reasonOf(event.error), offline: isOffline(event.error) };
    case 'synced':
      return { status: 'ready', state: stage.status === 'ready' ? play(stage.state, event) : openState(event.attempt, event.waiting) };
    default:
      return stage.status === 'ready' ? { status: 'ready', state: play(stage.state, event) } : stage;
  }
}

const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404;
const isOffline = (error: unknown): boolean => error instanceof CallError && error.status === 0;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');

const toastWhy = (offlineText: string) => (error: unknown) => {
  showToast({ kind: 'info', text: isOffline(error) ? offlineText : reasonOf(error) });
};

interface AttemptOptions {
  /** Starts by itself when nothing is open. */
  auto: boolean;
  /** `elsewhere`: the page starts or resumes the attempt by a call of its own and hands it to `show`. */
  starts?: 'here' | 'elsewhere';
}

/** The attempt of a page: opened or resumed, answered through the outbox, kept in step with the server. */
export function useAttempt(slug: string, { auto, starts = 'here' }: AttemptOptions) {
  const queries = useQueryClient();
  const outbox = useMemo(() => currentOutbox(), []);
  const [stage, dispatch] = useReducer(onStage, { status: 'loading' });
  const [save, setSave] = useState(outbox.status);
  /** The sheet on the screen was begun earlier, here or on another device. */
  const [resumed, setResumed] = useState(false);
  const state = stage.status === 'ready' ? stage.state : null;
  const current = useRef(state);
  current.current = state;
  const { arrived, tell } = useReplyNote(state?.at);

  const show = useCallback(
    async (attempt: PlayerState['attempt']) => {
      rememberAttempt(slug, outbox.account, attempt.id);
      dispatch({ type: 'synced', attempt, waiting: await outbox.waiting(attempt.id) });
      markResult(attempt.finished_at && attempt.id);
      void outbox.flush();
    },
    [slug, outbox],
  );

  const { run: start } = useAction(
    (body: StartBody) => api.quiz.start({ params: { slug }, body: region.get() === 'hu' ? { ...body, region: 'hu' } : body }),
    {
      onSuccess: ({ attempt, resumed }) => {
        setResumed(resumed);
        return show(attempt);
      },
      onFailure: error => dispatch({ type: 'failed', error }),
    },
  );
  const open = useCallback(
    async (body: StartBody) => {
      dispatch({ type: 'loading' });
      await start(body);
    },
    [start],
  );

  const resume = useCallback(async () => {
    const result = shownResult();
    const id = result ?? recallAttempt(slug, outbox.account);
    /** Begun on another device, or before the last sign-in. */
    const findOpened = async () => {
      const opened = outbox.account === GUEST ? null : (await api.quiz.opened({ params: { slug } })).attempt;
      if (!opened) return dispatch({ type: 'idle' });
      setResumed(true);
      return show(opened);
    };
    const otherwise = () => (auto ? open({}) : findOpened());
    dispatch({ type: 'loading' });
    try {
      if (!id) return await otherwise();
      const { attempt } = await api.quiz.read({ params: { id } });
      if (attempt.finished_at && result === null) return await otherwise();
      setResumed(true);
      return await show(attempt);
    } catch (error) {
      return isMissing(error) && id ? otherwise() : dispatch({ type: 'failed', error });
    }
  }, [slug, auto, outbox, open, show]);

  /** Another device or tab may have gone on: the server's word counts. */
  const sync = useCallback(async () => {
    const id = current.current?.attempt.id;
    if (!id) return;
    try {
      await show((await api.quiz.read({ params: { id } })).attempt);
    } catch {
      // What is on the screen stays; the outbox tells about the connection.
    }
  }, [show]);

  useEffect(() => {
    if (starts === 'here') void resume();
    else dispatch({ type: 'idle' });
  }, [starts, resume]);

  useEffect(() => {
    const forget = outbox.subscribe(event => {
      if (event.type === 'status') return setSave(event);
      const before = current.current;
      if (event.entry.attemptId !== before?.attempt.id) return;
      dispatch(event.type === 'reply' ? { type: 'replied', entry: event.entry, result: event.result } : event);
      if (event.type === 'refused') {
        showToast({ kind: 'info', text: event.message || 'Ezt a választ már nem lehetett elmenteni.' });
        void sync();
        return;
      }
      // The book has it at once, however the pupil leaves the page.
      void queries.invalidateQueries({ queryKey: api.quiz.mistakes.key });
      const place = before.attempt.questions.findIndex(({ id }) => id === event.entry.questionId);
      if (before.attempt.mode !== 'test' && place !== before.at) tell(place, before.at);
    });
    setSave(outbox.status());
    return forget;
  }, [outbox, queries, sync, tell]);

  const answer = useCallback(
    (questionId: string, value: AnswerValue) => {
      const attempt = current.current?.attempt;
      if (!attempt) return;
      const entry = { key: newKey(), attemptId: attempt.id, questionId, answer: value, madeAt: Date.now() };
      dispatch({ type: 'queued', entry });
      void outbox.put(entry, { replaces: attempt.mode === 'test' });
    },
    [outbox],
  );

  const { run: hint } = useAction(
    async (questionId: string) => {
      const id = current.current?.attempt.id;
      if (!id) return;
      const { hint, used } = await api.quiz.hint({ params: { id }, body: { questionId } });
      dispatch({ type: 'hinted', questionId, hint, used });
    },
    { onFailure: toastWhy('A segítség most nem érhető el, mert nincs kapcsolat.') },
  );

  /** The next task of an endless sheet. */
  const { run: more, pending: growing } = useAction(
    async () => {
      const id = current.current?.attempt.id;
      if (id) dispatch({ type: 'grown', attempt: (await api.quiz.next({ params: { id }, body: {} })).attempt });
    },
    { onFailure: toastWhy('Nincs kapcsolat. A következő feladat akkor jön, amikor visszatér.') },
  );

  const { finishing, finish } = useFinish(outbox, () => current.current?.attempt.id ?? null, show);
  return { stage, save, arrived, resumed, dispatch, show, open, resume, sync, answer, hint, more, growing, finish, finishing };
}

export type AttemptControls = ReturnType<typeof useAttempt>;
