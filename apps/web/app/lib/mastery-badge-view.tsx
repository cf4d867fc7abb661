import type { GuideLabel } from '@eszkerek/contract/guide-shapes';
import { Badge, type BadgeKind } from '@eszkerek/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { LABELS } from './mastery-words.ts';
import { queryClient } from './query-client.ts';

const KINDS: Record<GuideLabel, BadgeKind> = { new: 'plain', forming: 'neutral', known: 'ok', repeat: 'wait' };

/** All badges of a page share one call. The home page has no query client around it, so it is named here. */
export default function MasteryBadgeView({ slug }: { slug: string }) {
  const { data } = useQuery(api.guide.labels.query(), queryClient);
  const label = data?.labels[slug];
  return label && label !== 'new' ? <Badge kind={KINDS[label]}>{LABELS[label]}</Badge> : null;
}
