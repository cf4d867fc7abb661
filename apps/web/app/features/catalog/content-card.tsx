import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import type { LoginState } from '../../lib/login-state.ts';
import { text } from '../../text/common.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { isPremium, kindBadges } from './category.ts';
import { contentPath } from './content-path.ts';
import type { CardItem } from './home-cards.ts';
import { tintOf } from './tint.ts';

interface ContentCardProps {
  item: CardItem;
  /** Whether this visitor may open premium pages. */
  premiumAccess: boolean;
  headingLevel?: 3 | 4;
}

/** A page as a card. Without access a premium one leads to login with the stated message. */
export function ContentCard({ item, premiumAccess, headingLevel }: ContentCardProps) {
  const path = contentPath(item.slug);
  const locked = isPremium(item.category) && !premiumAccess;
  const state: LoginState = { from: path, message: messages.premiumCardLogin };
  return (
    <Card
      to={locked ? '/bejelentkezes' : path}
      state={locked ? state : undefined}
      tint={tintOf(item.subject)}
      art={item.art}
      title={item.title}
      text={item.description}
      lockedNote={locked ? text.lockedNote : undefined}
      headingLevel={headingLevel}
      badges={
        <>
          {kindBadges(item.category).map(badge => (
            <Badge kind={badge.kind} key={badge.kind}>
              {badge.label}
            </Badge>
          ))}
          {item.grade && <Badge kind="plain">{gradeLabel(item.grade)}</Badge>}
        </>
      }
    />
  );
}

/** "6" and "5–6" get their word; a grade that already has one stays. */
export const gradeLabel = (grade: string): string => (/^\d+(\s*[–-]\s*\d+)?$/.test(grade) ? `${grade}. osztály` : grade);
