import { Badge } from '@eszkerek/ui/badge.tsx';
import { Card } from '@eszkerek/ui/card.tsx';
import { MasteryBadge } from '../../lib/mastery-badge.tsx';
import { useLockedNote } from '../../lib/use-locked-note.ts';
import { cardLink } from './card-link.ts';
import { kindBadges } from './category.ts';
import type { CardItem } from './home-cards.ts';
import { tintOf } from './tint.ts';

interface ContentCardProps {
  item: CardItem;
  /** Whether this visitor may open premium pages. */
  premiumAccess: boolean;
  headingLevel?: 3 | 4;
}

/** A page as a card. */
export function ContentCard({ item, premiumAccess, headingLevel }: ContentCardProps) {
  const lockedNote = useLockedNote();
  const { to, state } = cardLink(item, premiumAccess);
  return (
    <Card
      to={to}
      state={state}
      tint={tintOf(item.subject)}
      art={item.art}
      title={item.title}
      text={item.description}
      lockedNote={state ? lockedNote : undefined}
      headingLevel={headingLevel}
      badges={
        <>
          {kindBadges(item.category).map(badge => (
            <Badge kind={badge.kind} key={badge.kind}>
              {badge.label}
            </Badge>
          ))}
          {item.grade && <Badge kind="plain">{gradeLabel(item.grade)}</Badge>}
          <MasteryBadge slug={item.slug.replace(/^.*\//, '')} />
        </>
      }
    />
  );
}

/** "6" and "5–6" get their word; a grade that already has one stays. */
export const gradeLabel = (grade: string): string => (/^\d+(\s*[–-]\s*\d+)?$/.test(grade) ? `${grade}. osztály` : grade);
