import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { api } from '../../../lib/api.ts';
import { ROUND } from '../../../lib/round-link.ts';
import { useSession } from '../../../lib/session.ts';
import type { PlayerState } from '../player/state.ts';
import { hasRoom, type RoundCount, triedCount, untriedPlace } from './round-count.ts';

interface Sheet {
  state: PlayerState | null;
  /** The lesson that the page's tasks belong to: they may close its part of the round. */
  lesson: string | undefined;
  goTo: (place: number) => void;
  /** Replaces a sheet that is too full for the round. */
  startAnew: () => void;
}

/** The part of today's round that this page was opened for. */
export function useRound({ state, lesson, goTo, startAnew }: Sheet) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const fromRound = useSession().user?.role === 'student' && params.has(ROUND);
  const today = useQuery({ ...api.guide.today.query(), enabled: fromRound, refetchOnMount: 'always' });
  const asked = fromRound && !today.isFetchedAfterMount && !today.isPaused;
  const links = [pathname, `/tananyag/${lesson}`];
  const parts = today.data?.today.parts ?? [];
  const current = parts.find(part => links.includes(part.link) && !part.done);
  const tasks = current?.tasks ?? null;
  const [count, setCount] = useState<RoundCount | null>(null);
  const [stopped, setStopped] = useState(false);
  const [over, setOver] = useState(false);
  const queries = useQueryClient();

  // Fixed once both are known: later answers are counted here.
  useEffect(() => {
    if (!fromRound || asked || count || !tasks || !state || state.attempt.finished_at) return;
    if (!hasRoom(state, tasks)) return startAnew();
    const place = untriedPlace(state);
    if (place !== state.at) goTo(place);
    // Places are counted from the first new task, whatever was skipped before it.
    setCount({ ...tasks, start: place, tried: triedCount(state) });
  }, [fromRound, asked, count, tasks, state, goTo, startAnew]);

  return {
    fromRound,
    /** The count is on its way: nothing is shown that it would change. */
    pending: asked || (fromRound && !over && !count && tasks !== null && state !== null && !state.attempt.finished_at),
    count: over ? null : count,
    stopped,
    /** Nothing of the round is left beside this part. */
    isLast: parts.every(part => part.done || part === current),
    stop: () => {
      setStopped(true);
      void queries.invalidateQueries({ queryKey: api.guide.today.key });
    },
    /** More of the same, beyond what the round asks for. */
    goOn: () => {
      setStopped(false);
      setOver(true);
    },
  };
}
