import type { BadgeKind } from '@eszkerek/ui/badge.tsx';
import { text } from '../../text/common.ts';

/** The one test for premium content, as stated. */
export const isPremium = (category: string): boolean => category.startsWith('premium_') || category === 'workshop';

const isTool = (category: string): boolean => category.endsWith('tool');

export interface KindBadge {
  kind: BadgeKind;
  label: string;
}

/** Badges of a page in their fixed order: kind, then workshop. */
export function kindBadges(category: string): readonly KindBadge[] {
  const first: KindBadge = isPremium(category)
    ? { kind: 'premium', label: text.premium }
    : isTool(category)
      ? { kind: 'tool', label: text.tool }
      : { kind: 'free', label: text.free };
  return category === 'workshop' ? [first, { kind: 'workshop', label: text.workshop }] : [first];
}
