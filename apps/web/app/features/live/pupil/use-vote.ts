import { CallError } from '@eszkerek/contract/client';
import type { AnswerResult, AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { liveApi } from '../live-api.ts';
import { pauseBefore } from '../pause-before.ts';

export interface Vote {
  questionId: string;
  round: 1 | 2;
  answer: AnswerValue;
}

export interface Voting {
  send: (vote: Vote) => void;
  /** On its way, as often as the line needs. */
  sending: Vote | null;
  /** The server's reply to the last vote. */
  reply: { vote: Vote; result: AnswerResult } | null;
  failure: string | null;
  clear: () => void;
}

const KEY = 'liveVote';

/** A vote that did not arrive before a reload is sent after it. */
const remembered = (token: string): Vote | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { token: string; vote: Vote } | null;
    return kept?.token === token ? kept.vote : null;
  } catch {
    return null;
  }
};
const remember = (token: string, vote: Vote | null): void => {
  try {
    if (vote) sessionStorage.setItem(KEY, JSON.stringify({ token, vote }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: a reload before the vote arrived loses it.
  }
};

const isTransient = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends a vote until it arrives or the server refuses it. A newer one takes the place of the one that waits. */
export function useVote(token: string): Voting {
  const [sending, setSending] = useState<Vote | null>(() => remembered(token));
  const [reply, setReply] = useState<Voting['reply']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const newest = useRef(sending);
  newest.current = sending;

  useEffect(() => {
    if (!sending) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (change: () => void) => {
      if (stopped || newest.current !== sending) return;
      remember(token, null);
      setSending(null);
      change();
    };
    const attempt = async (count: number): Promise<void> => {
      try {
        const { result } = await liveApi(token).answer({ body: sending });
        settle(() => setReply({ vote: sending, result }));
      } catch (error) {
        if (stopped) return;
        if (isTransient(error)) timer = setTimeout(() => void attempt(count + 1), pauseBefore(Math.min(count, 3)));
        else settle(() => setFailure(failureText(error, 'A szavazatod nem ment el. Próbáld újra!')));
      }
    };
    void attempt(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [sending, token]);

  return {
    sending,
    reply,
    failure,
    send: useCallback(
      vote => {
        remember(token, vote);
        setFailure(null);
        setReply(null);
        setSending(vote);
      },
      [token],
    ),
    clear: useCallback(() => {
      setReply(null);
      setFailure(null);
    }, []),
  };
}
