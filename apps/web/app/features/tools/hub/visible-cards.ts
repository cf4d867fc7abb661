import type { AiTargetRole } from '@eszkerek/documents/tools/ai-targets';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';

export type HubGroup = ToolDataOf<'hub-page'>['groups'][number];
export type HubCard = HubGroup['cards'][number];

export interface HubFilter {
  grade: number | null;
  audience: 'student' | 'teacher' | null;
}

const suitsRole = (card: HubCard, role: AiTargetRole): boolean => card.audience !== 'teacher' || role === 'teacher' || role === 'admin';
const suitsFilter = (card: HubCard, { grade, audience }: HubFilter): boolean =>
  (grade === null || !card.grade || card.grade.includes(grade)) &&
  (audience === null || (card.audience ?? 'both') === 'both' || card.audience === audience);

/** What this visitor sees: a teacher's card never reaches a pupil, an empty group is left out. */
export function visibleGroups(groups: readonly HubGroup[], role: AiTargetRole, filter: HubFilter): HubGroup[] {
  return groups
    .map(group => ({ ...group, cards: group.cards.filter(card => suitsRole(card, role) && suitsFilter(card, filter)) }))
    .filter(group => group.cards.length > 0);
}

/** The card opened last on this device, if it stands here. */
export function lastCard(groups: readonly HubGroup[], used: readonly string[]): HubCard | undefined {
  const cards = groups.flatMap(group => group.cards);
  for (const slug of used) {
    const card = cards.find(other => other.link === slug);
    if (card) return card;
  }
  return undefined;
}
