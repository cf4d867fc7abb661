import type { CollectionCard } from '@eszkerek/documents/pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useHashInView } from '../../lib/use-hash-in-view.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useKept } from '../../lib/use-kept.ts';

interface Topic {
  id: string;
  cards: readonly CollectionCard[];
}

type Labels = Readonly<Record<string, string>>;

/** The topic to go on with: one with a begun lesson, else the first with a lesson that is not known yet. */
export function nextTopic(topics: readonly Topic[], labels: Labels): string | undefined {
  const has = (fits: (label: string | undefined) => boolean) => topics.find(({ cards }) => cards.some(({ link }) => fits(labels[link])));
  return (has(label => label === 'forming' || label === 'repeat') ?? has(label => label !== 'known') ?? topics[0])?.id;
}

/** Which topics of a subject are open: those the pupil opened in this tab, the one the address names, at first the next one. */
export function useOpenTopics(subject: string, topics: readonly Topic[]) {
  const { user } = useSession();
  const { data } = useQuery({ ...api.guide.labels.query(), enabled: user?.role === 'student' });
  const [kept, keep] = useKept<readonly string[]>(`temak.${subject}`, []);
  const { hash } = useLocation();
  const named = useHydrated() ? hash.slice(1) : '';
  useHashInView(hash);
  const chosen = [...kept, named].filter(id => topics.some(topic => topic.id === id));
  const open = chosen.length > 0 ? chosen : [nextTopic(topics, data?.labels ?? {})];
  return {
    isOpen: (id: string) => open.includes(id),
    toggle: (id: string, isOpen: boolean) => {
      // The event also comes after `open` was set from here.
      if (open.includes(id) === isOpen) return;
      keep([...open.filter(other => other !== undefined && other !== id), ...(isOpen ? [id] : [])] as string[]);
    },
  };
}
