import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

/** How far the day's plan has come. */
export interface PlanPlace {
  done: number;
  parts: number;
}

export const roundText = ({ done, parts }: PlanPlace): string => `Mai köröm: ${done} / ${parts} kész`;

/** The day's plan of a pupil, if one of these pages is in it; undefined while it is not known yet. */
export function usePlanPlace(slugs: readonly (string | undefined)[], wanted: boolean): PlanPlace | null | undefined {
  const pupil = useSession().user?.role === 'student' && wanted;
  // The attempt has just changed the plan: what was loaded before is old.
  const { data, isPending } = useQuery({ ...api.guide.today.query(), enabled: pupil, refetchOnMount: 'always' });
  if (!pupil) return null;
  if (!data) return isPending ? undefined : null;
  const { parts } = data.today;
  const links = slugs.flatMap(slug => (slug ? [`/tananyag/${slug}`] : []));
  if (!parts.some(({ link }) => links.includes(link.replace(/[?#].*/, '')))) return null;
  return { done: parts.filter(({ done }) => done).length, parts: parts.length };
}
