import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

/** How many tasks close the lesson's part of today's round; none where it is done, unknown or not asked for. */
export function useTasksLeft(slug: string, isAsked: boolean): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const read = async () => {
      const { today } = await api.guide.today();
      const tasks = today.parts.find(({ link, done }) => link === `/tananyag/${slug}` && !done)?.tasks;
      if (!isOver) setLeft(tasks ? tasks.of - tasks.done : 0);
    };
    // Without an answer the links below still lead on.
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [slug, isAsked]);
  return left;
}
